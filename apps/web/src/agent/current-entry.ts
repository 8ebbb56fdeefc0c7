/** N-2: an entry is current when the path starts with the entry's path; `/` matches exactly. */
export function isCurrentEntry(entryPath: string, pathname: string): boolean {
  return entryPath === '/' ? pathname === '/' : pathname.startsWith(entryPath);
}
