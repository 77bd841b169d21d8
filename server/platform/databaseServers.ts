/** Splits a connection string into the part before its hosts, the hosts, and the part behind them. */
function parts(text: string): { start: string; hosts: string[]; rest: string } | undefined {
  const scheme = /^postgres(ql)?:\/\//.exec(text)?.[0];
  if (!scheme) return undefined;
  const [named = ''] = text.slice(scheme.length).split(/[/?]/, 1);
  const user = named.lastIndexOf('@') + 1;
  const hosts = named.slice(user);
  return {
    start: scheme + named.slice(0, user),
    hosts: hosts ? hosts.split(',') : [],
    rest: text.slice(scheme.length + named.length),
  };
}

/**
 * The addresses of a connection string that names several hosts (`postgres://u:p@one:5432,two/portal`), one each.
 * node-postgres reads a single one. `target_session_attrs` is taken out: the portal writes only to a primary anyway.
 * @returns an empty list for what is no such address
 */
export function serversOf(text: string): string[] {
  const found = parts(text);
  if (!found) return [];
  // A socket is named by a parameter, not by a host.
  if (!found.hosts.length) return [text];
  const [path = '', query = ''] = found.rest.split('?');
  const kept = query.split('&').filter(part => part && !part.startsWith('target_session_attrs='));
  const end = `${path}${kept.length ? `?${kept.join('&')}` : ''}`;
  return found.hosts.map(host => `${found.start}${host}${end}`);
}

/** The addresses of DATABASE_READ_URL: several connection strings, separated by commas, each of one or several hosts. */
export const readServersOf = (text: string): string[] => text.split(/,(?=postgres(?:ql)?:\/\/)/).flatMap(serversOf);

/** Host and port as people know the server; nothing of its user and password. */
export const nameOf = (server: string): string => parts(server)?.hosts.join(',') || '?';
