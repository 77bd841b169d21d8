import { checkField } from './fieldCheck.ts';
import { checkMerging } from './mergeCheck.ts';
import type { Resource } from './resourceShape.ts';
import { templateNames } from './template.ts';

/** Kinds that a cell of a sheet can be: what is typed, or chosen among a few. */
const sheetKinds: ReadonlySet<string> = new Set(['integer', 'decimal', 'text', 'longtext', 'enum', 'date']);

const baseNames: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'version']);

function checkBibliography(
  { bibliography, fields }: Resource,
  must: (where: string, names: Iterable<string>) => void,
  fail: (what: string) => void,
): void {
  if (!bibliography) return;
  const { parts, authors, alike, asks, guess } = bibliography;
  must('bibliography', [...Object.keys(parts), authors, ...alike, ...asks, ...Object.keys(guess)]);
  const field = fields[authors];
  if (field?.kind !== 'rows' || !field.inCell) fail(`.${authors}: bibliography membutuhkan baris anak dengan inCell`);
}

function checkCopy(
  { copy, fields, serverOnly, byHand }: Resource,
  must: (where: string, names: Iterable<string>) => void,
  fail: (what: string) => void,
): void {
  if (!copy) return;
  const { start, within, along, except, names } = copy;
  must(
    'copy',
    [start, within, along, ...except, ...names].filter(name => name !== null),
  );
  if (start && fields[start]?.kind !== 'date') fail(`.${start}: copy.start bukan tanggal`);
  for (const name of [within, along])
    if (name && fields[name]?.kind !== 'ref') fail(`.${name}: copy membutuhkan rujukan`);
  if (serverOnly || byHand) fail(': copy hanya untuk baris yang dibuat lewat formulirnya');
}

/** That every name in a declaration is one of its fields. `fail` throws with what follows the resource's name. */
export function checkNames(r: Resource, fail: (what: string) => void): void {
  const known = (name: string) => name in r.fields || baseNames.has(name);
  const must = (where: string, names: Iterable<string>) => {
    for (const name of names) if (!known(name)) fail(`.${name}: disebut di ${where} tetapi tidak ada`);
  };
  must('representation', templateNames(r.representation));
  for (const { askedWhen } of Object.values(r.fields)) must('askedWhen', [askedWhen ?? []].flat().flatMap(Object.keys));
  must('sections', Object.values(r.sections).flat());
  must('columns', r.columns);
  const noColumn = r.aside.find(name => !r.columns.includes(name));
  if (noColumn !== undefined) fail(`.${noColumn}: disebut di aside tetapi bukan kolom`);
  must('beneath', [...Object.keys(r.beneath), ...Object.values(r.beneath).flat()]);
  must('filters', r.filters);
  must('orders', r.orders);
  must('search', r.search);
  must('foundBy', r.foundBy);
  checkBibliography(r, must, fail);
  must('found', r.found?.beside ?? []);
  must(
    'sort',
    r.sort.map(name => name.replace(/^-/, '')),
  );
  must(
    'unique',
    r.unique.flatMap(([names, , except]) => [...names, ...(except ? [except.field] : [])]),
  );
  checkCopy(r, must, fail);
  must('weighty', r.weighty?.fields ?? []);
  if (r.closes) {
    const status = r.fields[r.closes.field];
    const unknown = r.closes.as.find(state => status?.kind !== 'status' || !(state in status.workflow.states));
    if (unknown !== undefined) fail(`.${r.closes.field}: closes menyebut keadaan "${unknown}" yang tidak ada`);
  }
  must('opens', r.opens ? [r.opens.field, r.opens.until] : []);
  must(
    'deletable',
    r.deletable.map(({ field }) => field),
  );
  if (r.signable) {
    const { file, number, on } = r.signable;
    must('signable', [file, number, on]);
    if (r.fields[file]?.kind !== 'file') fail(`.${file}: signable membutuhkan berkas`);
  }
  must('exactlyOne', r.exactlyOne.flat());
  for (const names of r.exactlyOne) {
    const wrong = names.find(name => r.fields[name]?.kind !== 'ref' || r.fields[name]?.required);
    if (names.length < 2 || wrong) fail(`.${wrong ?? ''}: exactlyOne membutuhkan rujukan yang boleh kosong`);
  }
  must('key', r.key);
  if (r.stays === 'about') must('stays', ['resource', 'idBaris']);
  if (r.stays === 'own' && !r.fields.idUser && !r.fields.username) fail(': stays "own" membutuhkan idUser');
  must('history', Object.keys(r.history.fields));
  must('lookup', [...(r.lookup?.columns ?? []), ...Object.values(r.lookup?.labels ?? {})]);
  for (const [name, field] of Object.entries(r.fields)) {
    if (baseNames.has(name)) fail(`.${name}: nama ini milik mesin`);
    checkField(name, field, r.fields, fail);
  }
  for (const [role, rule] of Object.entries(r.access))
    must(`access.${role}`, [
      ...(rule?.only ?? []),
      ...(rule?.hide ?? []),
      ...(rule?.later?.fields ?? []),
      ...Object.values(rule?.later?.instead ?? {}),
    ]);
  for (const [role, rule] of Object.entries(r.access)) {
    const unseen = new Set([...(rule?.hide ?? []), ...(rule?.later?.fields ?? [])]);
    for (const [where, names] of [
      ['representation', templateNames(r.representation)],
      ['search', r.search],
    ] as const)
      for (const name of names)
        if (unseen.has(name)) fail(`.${name}: tidak tampak bagi ${role}, tetapi disebut di ${where}`);
  }
  if (r.sortable && r.fields.urut?.kind !== 'integer') fail('.urut: sortable membutuhkan kolom urut');
  must('alike', [...(r.alike?.fields ?? []), ...(r.alike?.within ?? [])]);
  checkMerging(r, fail);
  if (r.apart && r.fields[r.apart]?.kind !== 'ref') fail(`.${r.apart}: apart bukan rujukan`);
  if (r.sheet) {
    const { name: called, facts, beside } = r.sheet;
    must('sheet', [
      called,
      ...facts,
      ...beside,
      ...r.sheet.cells,
      ...r.sheet.totals.flatMap(({ field, of }) => [field, ...Object.values(of)]),
    ]);
    for (const name of r.sheet.cells) {
      const { kind, readOnly, fixed } = r.fields[name] ?? { kind: '' };
      if (!sheetKinds.has(kind) || readOnly || fixed) fail(`.${name}: tidak dapat diisi di lembar`);
    }
  }
  must('indexes', r.indexes.flat());
  must(
    'computedGroups',
    Object.values(r.computedGroups).flatMap(({ from }) => from),
  );
  must(
    'indexesOf',
    r.indexesOf.flatMap(({ fields, field }) => [...fields, field]),
  );
  must('view', Object.values(r.view ?? {}));
  const { signOn, studyProgramme, partner } = r.person ?? {};
  must(
    'person',
    [
      signOn?.number,
      signOn?.name,
      signOn?.email,
      signOn?.otherEmail,
      signOn?.phone,
      signOn?.kind,
      studyProgramme,
      partner,
    ].filter(name => name !== undefined),
  );
  if (r.view && !r.serverOnly) fail(': tampilan basis data hanya dapat dibaca (serverOnly)');
}
