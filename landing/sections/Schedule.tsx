import type { Tahap } from '../api.ts';
import { formatPeriod, phaseOf } from '../format.ts';
import type { Loadable } from '../hooks/useLoad.ts';
import type { PageData } from '../hooks/usePageData.ts';
import { LoadFailed, Skeleton } from '../parts/Loading.tsx';
import { usePhrases } from '../phrases.tsx';

/** A stage that comes again begins the next opening. */
export function openingsOf(stages: readonly Tahap[]): Tahap[][] {
  const openings: Tahap[][] = [];
  for (const stage of stages) {
    const last = openings.at(-1);
    if (last && !last.some(({ tahap }) => tahap === stage.tahap)) last.push(stage);
    else openings.push([stage]);
  }
  return openings;
}

const attribute = { Selesai: 'done', Berlangsung: 'now', 'Akan datang': 'soon' } as const;

/** The programme's dates as a timeline. */
export function Schedule({ state }: { state: Loadable<PageData> }) {
  const { say } = usePhrases();
  return (
    <div className="schedule">
      <h3>{say('Jadwal')}</h3>
      {state.status === 'loading' && <Skeleton shape="schedule" />}
      {state.status === 'failed' && <LoadFailed retry={state.retry} />}
      {state.status === 'ready' && <Timeline stages={state.data.jadwal} now={state.data.now} />}
    </div>
  );
}

function Timeline({ stages, now }: { stages: readonly Tahap[]; now: Date }) {
  const { say, named, language } = usePhrases();
  if (stages.length === 0) return <p className="empty">{say('Jadwal akan diumumkan melalui portal.')}</p>;
  return openingsOf(stages).map(opening => (
    <ol key={`${opening[0]?.tahap} ${opening[0]?.mulai}`} className="timeline">
      {opening.map(stage => {
        const phase = phaseOf(stage.mulai, stage.selesai, now);
        return (
          <li key={stage.tahap} data-phase={attribute[phase]}>
            <span className="timeline-name">{named(stage.tahap)}</span>
            <span className="timeline-date">{formatPeriod(stage.mulai, stage.selesai, language)}</span>
            <span className="timeline-phase">{say(phase)}</span>
          </li>
        );
      })}
    </ol>
  ));
}
