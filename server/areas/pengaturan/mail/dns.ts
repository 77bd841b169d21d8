import { Resolver } from 'node:dns/promises';
import type { Message } from '../../../../resources/kit/index.ts';
import type { CatatanDns } from '../../../../resources/pengaturan/panggilanSurel.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import type { System } from '../../../platform/system.ts';

const words = pengaturanRefusals.mail;

/** DNS of this machine: two seconds for an answer, asked once more. */
export const lookUpTxt: System['lookUpTxt'] = async name => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  try {
    return (await resolver.resolveTxt(name)).map(parts => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
};

interface Asked {
  jenis: CatatanDns['jenis'];
  name: string;
  mark: RegExp;
  there: Message;
  missing: Message;
}

/** SPF, DKIM and DMARC of a domain, each with what to do. */
export async function dnsOf(
  domain: string,
  selektor: string | undefined,
  lookUp: System['lookUpTxt'],
  say: (message: Message) => string,
): Promise<CatatanDns[]> {
  const look = async ({ jenis, name, mark, there, missing }: Asked): Promise<CatatanDns> => {
    try {
      const found = (await lookUp(name)).find(text => mark.test(text));
      return found === undefined
        ? { jenis, keadaan: 'tidakAda', nama: name, nilai: null, pesan: say(missing) }
        : { jenis, keadaan: 'ada', nama: name, nilai: found.slice(0, 300), pesan: say(there) };
    } catch {
      return { jenis, keadaan: 'tidakDiketahui', nama: name, nilai: null, pesan: say(words.noDns) };
    }
  };
  const unasked: CatatanDns = {
    jenis: 'DKIM',
    keadaan: 'tidakDiketahui',
    nama: `_domainkey.${domain}`,
    nilai: null,
    pesan: say(words.dkimAsk),
  };
  const dkim = selektor
    ? look({
        jenis: 'DKIM',
        name: `${selektor}._domainkey.${domain}`,
        mark: /^v=DKIM1|(^|;)\s?p=/i,
        there: words.dkimThere,
        missing: words.dkimMissing({ selektor, domain }),
      })
    : unasked;
  return Promise.all([
    look({
      jenis: 'SPF',
      name: domain,
      mark: /^v=spf1/i,
      there: words.spfThere,
      missing: words.spfMissing({ domain }),
    }),
    dkim,
    look({
      jenis: 'DMARC',
      name: `_dmarc.${domain}`,
      mark: /^v=DMARC1/i,
      there: words.dmarcThere,
      missing: words.dmarcMissing({ domain }),
    }),
  ]);
}
