import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `deploy/` delivers, with the addresses, folders and users of a machine on which all of it runs. */

const root = join(import.meta.dirname, '../../..');
const delivered = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');

/** @throws Error where the file does not have it any more */
function replaced(text: string, found: RegExp, by: string): string {
  if (!found.test(text)) throw new Error(`deploy/: ${found} tidak ada`);
  return text.replace(found, () => by);
}

const lineOf = (name: string) => new RegExp(`^${name} = .*$`, 'm');

/**
 * deploy/pgbouncer.ini before a server that lets everybody in.
 * @param folder where it keeps its users and its log
 */
export function poolerConfiguration(port: number, server: number, folder: string): string {
  const here = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
  };
  let text = replaced(
    delivered('pgbouncer.ini'),
    /^portal = host=\S+ port=\S+ dbname=portal/m,
    `postgres = host=127.0.0.1 port=${server} dbname=postgres`,
  );
  for (const [name, value] of Object.entries(here)) text = replaced(text, lineOf(name), `${name} = ${value}`);
  return `${text}\nlogfile = ${join(folder, 'log')}\n`;
}

const block = (text: string, beginning: RegExp): string => {
  const found = text.match(new RegExp(`${beginning.source} \\{\\n(?:[ #].*\\n|\\n)*\\}`, 'gm'))?.at(-1);
  if (!found) throw new Error(`deploy/nginx.conf: ${beginning} tidak ada`);
  return found;
};

/**
 * deploy/nginx.conf before portals on this machine, without TLS.
 * @param folder where it keeps what it writes
 */
export function proxyConfiguration(port: number, portals: readonly number[], folder: string): string {
  const text = delivered('nginx.conf');
  const given = portals.values();
  const upstream = block(text, /^upstream portal_mbkm/).replaceAll(
    /^( *server) \S+/gm,
    (_, word: string) => `${word} 127.0.0.1:${given.next().value}`,
  );
  const server = replaced(block(text, /^server/), /listen 443 ssl;/, `listen 127.0.0.1:${port};`).replaceAll(
    /^ *ssl_certificate.*\n/gm,
    '',
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(folder, name)};`,
  );
  return `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'log')};
events { worker_connections 8192; }
http {
access_log off; ${temporary.join(' ')}
${upstream}
${server}
}
`;
}
