const thisMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Fault of an address that the server will call; the field itself checks that it is an address. */
export function addressFault(address: string | null | undefined): 'password' | 'https' | undefined {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return undefined;
  if (url.username || url.password) return 'password';
  return url.protocol === 'https:' || thisMachine.has(url.hostname) ? undefined : 'https';
}
