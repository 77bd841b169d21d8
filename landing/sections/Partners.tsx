import type { MitraPublik } from '../api.ts';
import type { Loadable } from '../hooks/useLoad.ts';
import type { PageData } from '../hooks/usePageData.ts';
import { LoadFailed, Skeleton } from '../parts/Loading.tsx';
import { Section } from '../parts/Section.tsx';
import { usePhrases } from '../phrases.tsx';

/** 'PT Sinar Laut' → 'SL': the legal form says nothing. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(word => !/^(PT|CV|UD|Tbk\.?)$/i.test(word))
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('');

/** Logos in a row, from `least` to `most`, chosen so that the last row has the fewest gaps. */
export function evenRow(count: number, least: number, most: number): number {
  const missing = (perRow: number) => (perRow - (count % perRow)) % perRow;
  let best = most;
  for (let perRow = most - 1; perRow >= least; perRow--) if (missing(perRow) < missing(best)) best = perRow;
  return best;
}

/** Logos of the partners, quiet until pointed at; gone when there is none. */
export function Partners({ state }: { state: Loadable<PageData> }) {
  const { say } = usePhrases();
  if (state.status === 'ready' && state.data.mitra.length === 0) return null;
  return (
    <Section id="mitra" heading={say('Mitra Kami')} tone="white">
      {state.status === 'loading' && <Skeleton shape="partners" count={6} />}
      {state.status === 'failed' && <LoadFailed retry={state.retry} />}
      {state.status === 'ready' && (
        <ul
          className="partners"
          data-middle={evenRow(state.data.mitra.length, 3, 4)}
          data-wide={evenRow(state.data.mitra.length, 3, 6)}
        >
          {state.data.mitra.map(partner => (
            <li key={partner.nama}>
              {partner.website ? (
                <a className="partner" href={partner.website} rel="noopener" title={partner.nama}>
                  <PartnerMark partner={partner} />
                </a>
              ) : (
                <span className="partner" title={partner.nama}>
                  <PartnerMark partner={partner} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function PartnerMark({ partner }: { partner: MitraPublik }) {
  if (partner.logoUrl) {
    return <img src={partner.logoUrl} alt={partner.nama} width="160" height="64" loading="lazy" decoding="async" />;
  }
  return (
    <>
      <span className="partner-initials" aria-hidden="true">
        {initialsOf(partner.nama)}
      </span>
      <span className="partner-name">{partner.nama}</span>
    </>
  );
}
