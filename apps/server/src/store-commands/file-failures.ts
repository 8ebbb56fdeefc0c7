/** What a system says of a file that cannot be read or written, as words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'you do not have the rights',
  EPERM: 'you do not have the rights',
  EROFS: 'it stands on a disk that cannot be written',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the disk takes no file of this size',
  ENAMETOOLONG: 'its name is too long',
};

/** Null for what is no failure of a file. */
export function readFileFailure(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error && 'syscall' in error ? String(error.code) : '';
  return code === '' ? null : (REASONS[code] ?? code);
}
