/** The same, to be written to: what others only read, its own file changes. */
export type Open<T> = { -readonly [K in keyof T]: T[K] }
