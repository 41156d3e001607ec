/**
 * What a browser may do for the page: everything comes from where the page came from, and nothing runs that is
 * not in a file of its own. Pictures may stand in the page itself, as the icon does.
 */
const directives = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
]

/** In the page itself, so that any place that serves files has it. */
export const policyOfPage = directives.join('; ')

/** What a server says beside the page; who may frame it can only be said there. */
export const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [...directives, "frame-ancestors 'none'"].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}
