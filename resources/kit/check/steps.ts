import { DeclarationError } from '../errors.ts';
import type { Resource } from '../resourceShape.ts';
import { isField } from '../schema.ts';
import { isOfRow, namesOfSteps, type Takes } from '../takes.ts';

/** Checks that the inputs of a step have names of their own and that fields of the row exist. */
export function checkTakes(r: Resource, takes: Takes, fail: (what: string) => void): void {
  for (const [name, taken] of Object.entries(takes)) {
    if (namesOfSteps.includes(name)) fail(`meminta "${name}", nama yang dipakai setiap aksi`);
    if (!isOfRow(taken)) {
      if (!isField(taken)) fail(`meminta "${name}" yang bukan kolom`);
      continue;
    }
    const field = Object.hasOwn(r.fields, name) ? r.fields[name] : undefined;
    if (!field || field.kind === 'status' || field.derived || field.template)
      fail(`meminta kolom "${name}" yang tidak ada atau tidak dapat diisi`);
    const about = [taken.when?.field, taken.warnAbove?.param];
    for (const used of about)
      if (used !== undefined && !Object.hasOwn(r.fields, used)) fail(`menyebut kolom "${used}" yang tidak ada`);
    if (taken.unasked && !taken.when) fail(`menolak "${name}" tanpa menyebut kapan (when)`);
  }
}

/** The further addresses at which steps are taken: of one row `:id` says which; steps that there are. */
export function checkDecidedAt(
  name: string,
  { fields }: Pick<Resource, 'fields'>,
  decidedAt: Resource['decidedAt'],
): void {
  for (const { path, many, field, actions, otherwise = [], words = {} } of decidedAt) {
    const fail = (what: string) => {
      throw new DeclarationError(`${name}: alamat keputusan "${path}" ${what}`);
    };
    const flow = Object.entries(fields).flatMap(([source, of]) =>
      of.kind === 'status' && (field === undefined || field === source) ? [of.workflow] : [],
    )[0];
    if (!flow) fail('tanpa alur');
    if (path.split('/').includes(':id') === (many ?? false)) fail(many ? 'untuk banyak baris memuat :id' : 'tanpa :id');
    for (const action of [...(actions ?? []), ...Object.values(words).flat()].concat(otherwise))
      if (!flow || !Object.hasOwn(flow.actions, action)) fail(`menyebut aksi "${action}" yang tidak ada`);
  }
}
