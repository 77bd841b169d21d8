import type { Formulir } from '../../../resources/formulir/formulir.ts';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import type { Form } from '../../../resources/kit/form/definition.ts';
import { formChanges, formColumns } from '../../../resources/kit/form/versions.ts';
import { writeExtras } from '../../platform/engine/extras/store.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { conflict } from '../../platform/errors.ts';
import { readVersions } from './versions.ts';

/**
 * What the extra fields of a resource cannot be: several values in one, or another kind than what is kept already.
 * @throws HttpError 409
 */
export function mustBeFields(form: Form, former: Form | undefined): void {
  for (const { repeat, title, id, questions } of form.sections) {
    if (repeat) throw conflict(formulirRefusals.extrasFlat({ nama: title || id }));
    const table = questions.find(({ kind }) => kind === 'matrix');
    if (table) throw conflict(formulirRefusals.extrasFlat({ nama: table.label }));
  }
  const other = former && formChanges(former, form).find(({ what }) => what === 'kind');
  if (other) throw conflict(formulirRefusals.extrasKind({ nama: other.label }));
}

/** Makes what a form asks the extra fields of its resource; a closed form asks nothing, and its fields stay. */
export async function publishExtras(
  { tx, registry, now }: RuleContext,
  { id, sumber, status, nomorVersi }: Pick<Formulir, 'id' | 'sumber' | 'status' | 'nomorVersi'>,
): Promise<void> {
  if (!sumber) return;
  const versions = await readVersions(tx, id);
  const asked = status === 'rilis' ? versions.find(({ nomor }) => nomor === nomorVersi)?.form : undefined;
  const columns = formColumns(versions.map(({ form }) => form)).map(({ question, removed }) => ({
    question,
    removed: removed || asked === undefined,
  }));
  await writeExtras(tx, registry, sumber, { form: asked ?? null, columns }, now);
}
