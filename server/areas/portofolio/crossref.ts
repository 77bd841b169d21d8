import { z } from 'zod';
import {
  type Bibliography,
  type Citation,
  type CitationPart,
  fieldsOfCitation,
  personIn,
  type Resource,
  term,
  withoutSlashes,
} from '../../../resources/kit/index.ts';
import { doiOf } from '../../../resources/numbers.ts';
import { portofolioMessages } from '../../../resources/portofolio/messages.ts';
import { portofolioRefusals } from '../../../resources/portofolio/refusals.ts';
import type { RincianKarya } from '../../../resources/portofolio/rincian.ts';
import { boundedText } from '../../platform/boundedText.ts';
import { plain, printed } from '../../platform/documents/citation/entry.ts';
import { HttpError, invalid, notFound } from '../../platform/errors.ts';
import { createTurns } from '../../platform/workQueue.ts';

/**
 * Details of a publication by its DOI, from Crossref (docs/domain/40 §2.4): only where whoever runs the server has set its
 * address, which is the only one that is ever called.
 */

const timeoutMs = 5000;
/** An answer with some thousand references is shorter. */
const mostBytes = 1024 * 1024;

const turns = createTurns({
  atOnce: 4,
  waiting: 20,
  refused: portofolioRefusals.crossrefAsked,
});

const texts = z.array(z.string()).catch([]);
const day = z
  .object({ 'date-parts': z.array(z.array(z.number().nullable())).min(1) })
  .optional()
  .catch(undefined);
const answer = z.object({
  message: z.object({
    type: z.string().catch(''),
    title: texts,
    'container-title': texts,
    ISSN: texts,
    ISBN: texts,
    author: z
      .array(z.object({ given: z.string().optional(), family: z.string().optional(), name: z.string().optional() }))
      .catch([]),
    publisher: z.string().catch(''),
    volume: z.string().catch(''),
    issue: z.string().catch(''),
    page: z.string().catch(''),
    DOI: z.string(),
    abstract: z.string().catch(''),
    'publisher-location': z.string().catch(''),
    published: day,
    issued: day,
    resource: z
      .object({ primary: z.object({ URL: z.string() }) })
      .optional()
      .catch(undefined),
    event: z
      .object({ name: z.string().catch(''), location: z.string().catch(''), start: day, end: day })
      .optional()
      .catch(undefined),
  }),
});
type Message = z.infer<typeof answer>['message'];

/**
 * Crossref's data for a DOI, by the fields of a kind of publications.
 * @throws HttpError 404 while no address is set, and for a DOI that Crossref does not know; 422 for an invalid DOI or
 * one of something else; 429; 502 if Crossref is slow or down, limits our calls, or answers something else
 */
export async function detailsOf(
  address: string | undefined,
  r: Resource,
  bibliography: Bibliography,
  doi: unknown,
): Promise<RincianKarya> {
  if (!address) throw notFound();
  const name = typeof doi === 'string' ? doiOf(doi) : null;
  if (!name) throw invalid({ doi: portofolioMessages.doi });
  const end = await turns.take();
  const found = await asked(address, name).finally(end);
  const citation = citationOf(found);
  if (citation.kind !== bibliography.kind) {
    const message = portofolioRefusals.otherKind({ jenis: term(r.label) });
    throw invalid({ doi: message }, message);
  }
  return { isian: valuesOf(r, fieldsOfCitation(bibliography, citation)), penulis: citation.authors };
}

async function asked(address: string, doi: string): Promise<Message> {
  let text: string | undefined;
  try {
    const response = await fetch(`${withoutSlashes(address)}/works/${encodeURIComponent(doi)}`, {
      headers: { accept: 'application/json', 'user-agent': 'PortalMBKM' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) {
      await response.body?.cancel();
      throw new HttpError(404, portofolioRefusals.doiUnknown);
    }
    if (response.status === 429) {
      await response.body?.cancel();
      throw new HttpError(502, portofolioRefusals.crossrefBusy);
    }
    text = response.ok ? await boundedText(response, mostBytes) : undefined;
    if (text === undefined) await response.body?.cancel().catch(() => undefined);
    const parsed = text === undefined ? undefined : answer.safeParse(JSON.parse(text));
    if (parsed?.success) return parsed.data.message;
  } catch (error) {
    if (error instanceof HttpError || !(error instanceof Error)) throw error;
    // Down, too slow, cut off, or not JSON: all the same to whoever asked.
  }
  throw new HttpError(502, portofolioRefusals.crossrefDown);
}

const kinds: ReadonlyMap<string, Citation['kind']> = new Map([
  ['journal-article', 'article'],
  ['proceedings-article', 'paper'],
]);

function citationOf(message: Message): Citation {
  const kind = kinds.get(message.type) ?? null;
  const { event } = message;
  const [year, month] = (message.published ?? message.issued)?.['date-parts'][0] ?? [];
  const parts: Partial<Record<CitationPart, string | undefined>> = {
    title: message.title[0],
    container: message['container-title'][0],
    event: event?.name,
    publisher: message.publisher,
    place: event?.location || message['publisher-location'],
    year: year ? String(year) : undefined,
    month: month ? String(month) : undefined,
    start: dayOf(event?.start),
    end: dayOf(event?.end),
    volume: message.volume,
    issue: message.issue,
    pages: message.page,
    doi: message.DOI,
    issn: message.ISSN.join(', '),
    isbn: message.ISBN[0],
    url: message.resource?.primary.URL,
    // Abstracts come as JATS: paragraphs and headings are marked.
    abstract: message.abstract.replace(/<[^<>]{1,100}>/g, ' '),
  };
  const said = Object.entries(parts).map(([part, text]) => [part, text === undefined ? text : plain(text)]);
  return {
    kind,
    called: message.type,
    parts: printed(kind, Object.fromEntries(said)),
    authors: message.author
      .map(({ given = '', family = '', name = '' }) => personIn(plain(name || `${given} ${family}`)))
      .filter(Boolean),
  };
}

function dayOf(given: z.infer<typeof day>): string | undefined {
  const [year, month, date] = given?.['date-parts'][0] ?? [];
  const two = (n: number) => String(n).padStart(2, '0');
  return year && month && date ? `${year}-${two(month)}-${two(date)}` : undefined;
}

/** Texts as the fields hold them; what does not fit is left out. */
function valuesOf({ fields }: Resource, said: Readonly<Record<string, string>>): RincianKarya['isian'] {
  const values: Record<string, string | number> = {};
  for (const [name, text] of Object.entries(said)) {
    const field = fields[name];
    if (field?.kind === 'integer') {
      if (/^\d{1,4}$/.test(text)) values[name] = Number(text);
    } else if (field && 'max' in field && typeof field.max === 'number') {
      const stored = field.kind === 'text' ? (field.storedAs?.(text) ?? text) : text;
      if (stored.length <= field.max) values[name] = stored;
    } else if (field) values[name] = text;
  }
  return values;
}
