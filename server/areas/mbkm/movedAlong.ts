import { type Message, type Programme, type Registry, term } from '../../../resources/kit/index.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { StepCondition } from '../../platform/engine/rules.ts';
import { conflict } from '../../platform/errors.ts';

const carried = ({ group }: Programme, action: string): boolean => Object.values(group?.carries ?? {}).includes(action);

/** Kinds whose participations take a step along with something else only. */
export const kindsLed = ({ programmes }: Pick<Registry, 'programmes'>, action: string): readonly string[] =>
  programmes.filter(programme => programme.lead || carried(programme, action)).flatMap(({ kinds }) => kinds);

const ledSentence = ({ label }: Programme): Message => mbkmRefusals.ledElsewhere({ program: term(label) });
const carriedSentence = ({ label }: Programme): Message => mbkmRefusals.wholeGroup({ program: term(label) });

/** A registration that goes along with its group, or with what leads it, takes no step that is taken there. */
export const takenForItself: StepCondition<Pendaftar> = {
  rows: ({ registry: { programmes }, alias, step }) => {
    const kinds = programmes.filter(one => one.lead || carried(one, step.name)).flatMap(one => one.kinds);
    return kinds.length ? `${alias}.kode_jenis_mbkm not in (${kinds.map(kind => `'${kind}'`).join(', ')})` : 'true';
  },
  says: ({ registry }, row) => {
    const programme = registry.programmeOf(row.kodeJenisMbkm);
    return programme && (programme.lead ? ledSentence(programme) : carriedSentence(programme));
  },
};

/**
 * Refuses a step of the registration workflow on a participation that another workflow leads, before rights are
 * checked.
 * @throws HttpError 409 (docs/domain/40 §1.1)
 */
export function mustNotBeLed(registry: Pick<Registry, 'programmeOf'>, row: { readonly kodeJenisMbkm?: unknown }): void {
  const programme = registry.programmeOf(row.kodeJenisMbkm);
  if (programme?.lead) throw conflict(ledSentence(programme));
}
