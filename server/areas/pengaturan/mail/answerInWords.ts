import type { Message } from '../../../../resources/kit/index.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';

const words = pengaturanRefusals.mail;

const textOf = (error: unknown, name: 'code' | 'response'): string | null => {
  if (!(error instanceof Error)) return null;
  const found: unknown = Reflect.get(error, name);
  return typeof found === 'string' ? found : null;
};

/** Sentence for a mail server's refusal or silence. */
export function refusalInWords(error: unknown, { host, port }: { host: string; port: number }): Message {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = textOf(inner, 'code');
  const said = inner instanceof Error ? inner.message : '';
  if (code === 'EDNS' || code === 'ENOTFOUND' || /ENOTFOUND|EAI_AGAIN/.test(said)) return words.unknownHost({ host });
  if (code === 'EAUTH') return words.wrongLogin;
  if (code === 'EENVELOPE') return words.refused;
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(said) || code === 'ECONNREFUSED')
    return words.noConnection({ host, port });
  if (code === 'ETIMEDOUT' || /timeout|ETIMEDOUT/i.test(said)) return words.noAnswer({ host, port });
  if (code === 'ETLS' || /certificate|SSL|TLS|wrong version/i.test(said)) return words.noTls;
  if (/SECRET/.test(said)) return words.secretGone;
  if (code === 'ECONNECTION' || code === 'ESOCKET') return words.noAnswer({ host, port });
  return words.otherwise;
}

/** The server's own words; without them those of the library, cut to a line. */
export const serversWords = (error: unknown): string | null => {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (textOf(inner, 'response') ?? (inner instanceof Error ? inner.message : null))?.slice(0, 300) ?? null;
};
