import type { Config } from '../../config.ts';
import type { Db, DbRow } from '../../database/db.ts';
import { createSecretBox, type SecretBox } from '../../secretBox.ts';
import { type MailServer, mailTo, mailToUrl } from './mailServer.ts';
import type { MailTransport } from './transport.ts';

/** The stored mail server; `sandi` is encrypted. */
interface StoredServer extends DbRow, Omit<MailServer, 'pengguna' | 'sandi' | 'namaPengirim'> {
  id: string;
  version: number;
  pengguna: string | null;
  sandi: string | null;
  namaPengirim: string | null;
}

/** Where mail goes: to the stored server, else to that of the environment, else nowhere. */
export interface Mailbox {
  /** The transport in force; undefined: notices stay in the portal. Asked for anew before each round of mails. */
  transport(): Promise<MailTransport | undefined>;
  stored(): Promise<StoredServer | undefined>;
  /** The server of the environment as far as it may be shown. */
  readonly given: Pick<MailServer, 'host' | 'port' | 'keamanan' | 'alamatPengirim'> | undefined;
  readonly box: SecretBox;
}

const columns = 'id, version, host, port, keamanan, pengguna, sandi, nama_pengirim, alamat_pengirim';

/**
 * The mailbox of the installation. The row is read whenever mail is about to go out, so a change counts at once in every
 * process.
 * @param fixed stands in for both servers; tests bring their own
 */
export function createMailbox(
  db: Db,
  { mail, secret }: Pick<Config, 'mail' | 'secret'>,
  fixed?: MailTransport,
): Mailbox {
  const box = createSecretBox(secret, 'server surel');
  const stored = () =>
    db.one<StoredServer>(`select ${columns} from internal_server_surel where kunci = 'utama'`, [], { prepare: true });
  const fromEnvironment = fixed ?? (mail && mailToUrl(mail.url, mail.from));
  let open: { as: string; transport: MailTransport } | undefined;
  return {
    stored,
    box,
    given: mail && shownOf(mail),
    transport: async () => {
      const row = await stored();
      if (!row || fixed) return fromEnvironment;
      const as = `${row.id} ${row.version}`;
      if (open?.as === as) return open.transport;
      open?.transport.close();
      open = { as, transport: transportTo(row, box) };
      return open.transport;
    },
  };
}

function transportTo(row: StoredServer, box: SecretBox): MailTransport {
  const sandi = row.sandi === null ? '' : box.open(row.sandi);
  if (sandi !== undefined)
    return mailTo({ ...row, sandi, pengguna: row.pengguna ?? '', namaPengirim: row.namaPengirim ?? '' });
  return {
    send: () =>
      Promise.reject(new Error('Kata sandi server surel tidak dapat dibaca karena SECRET berubah. Simpan lagi.')),
    close: () => undefined,
  };
}

function shownOf({ url, from }: NonNullable<Config['mail']>): Mailbox['given'] {
  const { protocol, hostname, port } = new URL(url);
  const tls = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (tls ? 465 : 587),
    keamanan: tls ? 'tls' : 'starttls',
    alamatPengirim: /<([^<>]+)>/.exec(from)?.[1] ?? from,
  };
}
