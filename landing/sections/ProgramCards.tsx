import { programs } from '../content/programs.ts';
import { dataOf, type Loadable } from '../hooks/useLoad.ts';
import type { PageData } from '../hooks/usePageData.ts';
import { Icon } from '../Icon.tsx';
import { sceneUrl } from '../illustrations/scene.ts';
import { LoadFailed } from '../parts/Loading.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { usePhrases } from '../phrases.tsx';
import { registrationOf } from '../registration.ts';

/** The eight programmes, each in its own colour. */
export function ProgramCards({ state }: { state: Loadable<PageData> }) {
  const data = dataOf(state);
  const { changes } = usePhrases();
  return (
    <>
      <ul className="programs">
        {(changes?.cards(programs) ?? programs).map(program => {
          const dates = data?.statuses.find(({ kode }) => kode === program.code);
          const status = data ? registrationOf(dates, data.now) : null;
          return (
            <li key={program.code} className="program" data-program={program.code}>
              <div className="program-picture">
                {changes?.picture(program.code) ?? (
                  <img src={sceneUrl(program.code)} width="640" height="560" alt="" loading="lazy" decoding="async" />
                )}
              </div>
              <div className="program-text">
                <h3>
                  <Icon name={program.icon} />
                  <a href={program.path}>{program.name}</a>
                </h3>
                <p>{changes?.line(program.code) ?? program.line}</p>
                <div className="program-status">{status && <StatusChip status={status} />}</div>
                <p className="more" aria-hidden="true">
                  Selengkapnya <Icon name="arrowRight" />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      {state.status === 'failed' && <LoadFailed retry={state.retry} />}
    </>
  );
}
