const thisMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What is wrong with an address that the server is to call; that it is one at all, the field itself says. */
export function addressFault(address: string | null | undefined): 'password' | 'https' | undefined {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return undefined;
  if (url.username || url.password) return 'password';
  return url.protocol === 'https:' || thisMachine.has(url.hostname) ? undefined : 'https';
}
