import { isAbsolute, relative, sep } from 'node:path'

/** A path as short as it can be: from the folder somebody stands in, if it lies below. */
export function pathFrom(folder: string, path: string): string {
  const inside = relative(folder, path)
  return inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)
    ? path
    : inside
}

/** Why a file cannot be read or written, in words; undefined: the error is of another kind. */
export function fileTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined
  const words = typeof error.code === 'string' ? troubles[error.code] : undefined
  return words ?? error.message
}

const troubles: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'this is a folder, not a file',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'there is a file where a folder should be',
  EACCES: 'you may not read or write this',
  EPERM: 'you may not read or write this',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
}
