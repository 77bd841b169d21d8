import type { Formulir } from '../../../resources/formulir/formulir.ts';
import { type ExtraColumn, formPrefix, prefixedForm, prefixedQuestion } from '../../../resources/kit/extras.ts';
import type { FormQuestion } from '../../../resources/kit/form/definition.ts';
import { formColumns } from '../../../resources/kit/form/versions.ts';
import { participationName, type Resource, type Role } from '../../../resources/kit/index.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import { lockExtras, readExtras, writeExtras } from '../../platform/engine/extras/store.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { readVersions } from './versions.ts';

type Published = Pick<Formulir, 'id' | 'judul' | 'status' | 'nomorVersi' | 'jalur' | 'tanggalBuka' | 'tanggalTutup'>;

/**
 * Makes what a form asks extra fields of participations, asked of those that name it (docs/domain/70 §7). Who registers
 * answers also what others may not read; a closed form asks nothing, and what was answered stays.
 */
export async function publishQuestions(
  { tx, registry, now }: RuleContext,
  { id, judul, status, nomorVersi, jalur, tanggalBuka, tanggalTutup }: Published,
): Promise<void> {
  const participations = registry.get(participationName);
  await lockExtras(tx, participations.name);
  const stored = await readExtras(tx, registry, participations);
  const versions = await readVersions(tx, id);
  const prefix = formPrefix(id);
  const owners = ownersOf(participations);
  const asked = status === 'rilis' ? versions.find(({ nomor }) => nomor === nomorVersi)?.form : undefined;
  const own = formColumns(versions.map(({ form }) => form)).map(
    ({ question, removed }): ExtraColumn => ({
      question: prefixedQuestion(seenByOwners(question, owners), prefix),
      removed: removed || asked === undefined,
      of: judul,
    }),
  );
  const others = (stored?.columns ?? []).filter(({ question }) => !question.id.startsWith(prefix));
  const open = asked && {
    id,
    title: judul,
    form: prefixedForm(
      {
        sections: asked.sections.map(section => ({
          ...section,
          questions: section.questions.map(question => seenByOwners(question, owners)),
        })),
      },
      prefix,
    ),
    from: tanggalBuka ?? null,
    until: tanggalTutup ?? null,
    only: { jalur: [...(jalur ?? [])] },
  };
  const chosen = [...(stored?.chosen ?? []).filter(each => each.id !== id), ...(open ? [open] : [])];
  await writeExtras(tx, registry, participations.name, { form: null, columns: [...others, ...own], chosen }, now);
}

/** Roles that register for themselves: who may register for everybody does not own what others answer. */
const ownersOf = (participations: Resource): readonly Role[] =>
  rolesWith(participations, 'create').filter(code => {
    const scope = participations.access[code]?.scope;
    return scope !== undefined && scope.type !== 'all';
  });

/** A question that only some may read is answered by whoever registers. */
const seenByOwners = (question: FormQuestion, owners: readonly Role[]): FormQuestion =>
  question.seenBy?.length ? { ...question, seenBy: [...new Set([...question.seenBy, ...owners])] } : question;
