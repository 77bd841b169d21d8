import type { Fields, Kind } from './field.ts';
import type { Condition } from './patterns/common.ts';
import { assessorsOf, type Programme, participationName, type Tie, type Way } from './programme.ts';
import { Examination, type Whole } from './programmeExamination.ts';
import type { Group, Lead } from './programmeGroup.ts';
import type { Resource } from './resourceShape.ts';
import { splitSource } from './values.ts';

/**
 * Every field, path and resource that a programme names exists.
 * @throws DeclarationError with the place: `program kkn.ways.reguler.steps.data: …`
 */
export function checkProgramme(programme: Programme, whole: Whole): void {
  const at = new Examination(programme, whole);
  for (const kind of programme.kinds) at.choice('kinds', 'kodeJenisMbkm', kind);
  if (programme.detail) checkDetail(at, programme.detail);
  if (programme.lead) checkLead(at, programme, programme.lead);
  programme.ties.forEach((tie, i) => {
    checkTie(at, tie, `ties[${i}]`);
  });
  for (const [name, way] of Object.entries(programme.ways)) checkWay(at, programme, name, way);
  for (const [field, source] of Object.entries(programme.proposedPartner ?? {})) {
    at.field('proposedPartner', at.resource('proposedPartner', 'master/mitra'), field);
    at.source('proposedPartner', source);
  }
  for (const source of programme.host ?? []) at.source('host', source);
  if (typeof programme.supervisorAtApproval === 'object')
    at.source('supervisorAtApproval', programme.supervisorAtApproval.proposed);
  checkPartners(at, programme);
  checkParticipants(at, programme);
  checkActivity(at, programme);
  checkGrade(at, programme);
  if (programme.conversion.denied) at.source('conversion.denied', programme.conversion.denied.when.field);
  for (const { kind, quotes } of programme.letters)
    for (const source of Object.values(quotes)) at.source(`letters.${kind}`, source);
  for (const name of programme.countedBy ?? []) at.source('countedBy', name);
  for (const name of programme.places ?? []) at.source('places', `${programme.detail?.key}.${name}`);
  const { activity, registration, documents, evidence } = programme.dossier;
  for (const source of [...[...activity, ...registration].flatMap(({ fields }) => fields), ...evidence])
    at.source('dossier', source);
  for (const source of documents) {
    if (at.source('dossier.documents', source)?.kind !== 'file')
      at.fail('dossier.documents', `"${source}" bukan berkas`);
  }
  for (const [name, path] of Object.entries(programme.screens)) at.screen(`screens.${name}`, path);
}

function checkDetail(at: Examination, { key, resource }: NonNullable<Programme['detail']>): void {
  const found = at.resource('detail', resource);
  const owner = found.fields.idPendaftarMbkm;
  if (owner?.kind !== 'ref' || owner.to !== participationName || !owner.unique)
    at.fail('detail', `"${resource}" harus punya idPendaftarMbkm yang unik`);
  if (Object.hasOwn(at.resource('detail', participationName).fields, key))
    at.fail('detail.key', `"${key}" sudah menjadi kolom pendaftar`);
}

function checkLead(at: Examination, { detail }: Programme, { field, carries, repeats }: Lead): void {
  const of = (name: string) => (detail ? `${detail.key}.${name}` : name);
  const led = at.source('lead', of(field));
  const status = at.source('lead', 'status');
  if (led?.kind !== 'status' || status?.kind !== 'status') at.fail('lead', `"${field}" bukan status`);
  for (const [action, to] of Object.entries(carries)) {
    if (!Object.hasOwn(led.workflow.actions, action)) at.fail('lead', `aksi "${action}" tidak ada`);
    for (const reached of typeof to === 'string' ? [] : Object.keys(to))
      if (!Object.hasOwn(led.workflow.states, reached)) at.fail('lead', `status "${reached}" tidak ada`);
    for (const state of typeof to === 'string' ? [to] : Object.values(to))
      if (!Object.hasOwn(status.workflow.states, state)) at.fail('lead', `status "${state}" tidak ada`);
  }
  for (const [own, name] of Object.entries(repeats)) {
    if (!at.source('lead.repeats', of(own))?.readOnly) at.fail('lead.repeats', `"${own}" tidak diisi server`);
    at.source('lead.repeats', name);
  }
}

function checkTie(at: Examination, tie: Tie, place: string): void {
  const reference = at.source(`${place}.field`, tie.field);
  if (reference?.kind !== 'ref') at.fail(`${place}.field`, `"${tie.field}" bukan rujukan`);
  const target = at.resource(place, tie.of?.resource ?? reference.to);
  if (tie.of) at.field(`${place}.of`, target, tie.of.by);
  for (const name of tie.same ?? []) {
    at.source(`${place}.same`, name);
    at.field(`${place}.same`, target, name);
  }
  for (const [field, from] of Object.entries(tie.gives)) {
    at.source(`${place}.gives`, field);
    at.tied(`${place}.gives`, target, from);
  }
  checkWindow(at, tie, target, place);
  const { window, runs, seats } = tie;
  const named = [
    ...Object.values(tie.least ?? {}),
    tie.prodi,
    tie.sks,
    tie.outputs,
    seats?.of,
    seats?.taken,
    seats?.named,
  ];
  const days = [
    ...(window ? [window.from, window.to, ...Object.keys(window.open)] : []),
    ...(runs ? [runs.from, runs.to] : []),
  ];
  for (const name of [...named, ...days]) if (name) at.field(place, target, name);
}

/** A tie with a window needs a state or flag of the target that opens it (`Resource.opens`). */
function checkWindow(at: Examination, { window }: Tie, target: Resource, place: string): void {
  for (const [name, value] of Object.entries(window?.open ?? {})) {
    const kind = target.fields[name]?.kind;
    if (kind !== 'status' && kind !== 'boolean') continue;
    const { opens } = target;
    if (opens?.field !== name || opens.until !== window?.to || !opens.as.some(open => open === value))
      at.fail(`${place}.window`, `"${target.name}" tidak menyebut sampai kapan "${name}" dibuka (opens)`);
  }
}

const conditionsOf = (conditions: readonly (boolean | Condition | undefined)[]): Condition[] =>
  conditions.filter((each): each is Condition => typeof each === 'object');

function checkWay(at: Examination, programme: Programme, name: string, way: Way): void {
  const place = `ways.${name}`;
  at.choice(place, 'jalur', name);
  at.screen(`${place}.path`, way.path);
  if (way.start) at.screen(`${place}.start`, way.start);
  if (new Set(way.stages).size !== way.stages.length) at.fail(`${place}.stages`, 'tahap disebut dua kali');
  if (Boolean(programme.lead) === way.stages.length > 0)
    at.fail(`${place}.stages`, 'tahap atau alur sendiri, salah satu');
  for (const stage of way.stages) at.choice(`${place}.stages`, 'tahapAktif', stage);
  const programs = at.resource(`${place}.programs`, 'master/program');
  for (const field of Object.keys(way.programs)) at.field(`${place}.programs`, programs, field);
  for (const step of way.steps) {
    for (const { name: source, required, when } of step.fields) {
      at.source(`${place}.steps.${step.key}`, source);
      for (const { field } of conditionsOf([required, when])) at.source(`${place}.steps.${step.key}`, field);
    }
  }
  const asked = new Set(way.steps.flatMap(({ fields }) => fields.map(field => field.name)));
  for (const day of ['tanggalMulai', 'tanggalSelesai']) {
    if (!asked.has(day) && !programme.ties.some(({ gives }) => Object.hasOwn(gives, day)))
      at.fail(place, `${day} tidak ditanyakan dan tidak diberikan oleh ikatan apa pun`);
  }
}

function checkPartners(at: Examination, { partners }: Programme): void {
  if (partners === undefined) return;
  for (const name of ['idMitra', 'idProgram', 'aktif']) at.field('partners', at.resource('partners', partners), name);
}

/**
 * Kinds of fields that a cell cannot hold by itself: references have to be looked up among rows, the rest does not fit.
 */
const inNoCell: ReadonlySet<Kind | undefined> = new Set(['ref', 'refs', 'rows', 'file', 'files', 'json', 'status']);

function checkParticipants(at: Examination, { participants, ways }: Programme): void {
  for (const way of participants?.ways ?? [])
    if (!Object.hasOwn(ways, way)) at.fail('participants.ways', `jalur "${way}" tidak ada`);
  const { together } = participants ?? {};
  if (together !== undefined && !Object.hasOwn(participants?.columns ?? {}, together))
    at.fail('participants.together', `"${together}" bukan kolom sendiri`);
  if (participants?.asks && !participants.asks.includes('npm')) at.fail('participants.asks', 'tanpa npm');
  for (const [name, { source, field }] of Object.entries(participants?.columns ?? {})) {
    const place = `participants.columns.${name}`;
    const read = source === undefined ? field : at.source(place, source);
    if (inNoCell.has(read?.kind)) at.fail(place, `"${source ?? name}" tidak dibaca dari satu sel`);
  }
}

function checkActivity(at: Examination, { group, log, weekly, outputs, ties, ...rest }: Programme): void {
  if (group) checkGroup(at, group);
  if (log) at.belonging('log', log.resource);
  if (weekly) checkWeekly(at, weekly.resource, group?.resource);
  if (outputs) at.belonging('outputs', outputs.resource);
  if (outputs?.by.includes('kelompok') && !group) at.fail('outputs.by', 'luaran kelompok tanpa kelompok');
  const assessors = assessorsOf(rest);
  const needs = { LOG: log, LUARAN: outputs, NILAI_MITRA: assessors.mitra, NILAI_DOSEN: assessors.dosen };
  for (const warning of rest.warnings) {
    for (const [start, owner] of Object.entries(needs))
      if (warning.startsWith(start) && !owner) at.fail('warnings', `"${warning}" tanpa yang diperingatkan`);
  }
}

/** Weekly reports hang off a participation, or off the programme's groups. */
function checkWeekly(at: Examination, name: string, group: string | undefined): void {
  const { idKelompok } = at.resource('weekly', name).fields;
  if (idKelompok?.kind !== 'ref') at.belonging('weekly', name);
  else if (idKelompok.to !== group) at.fail('weekly', `"${name}" bukan milik kelompok program ini`);
}

function checkGroup(at: Examination, group: NonNullable<Programme['group']>): void {
  const { resource, members, supervisor, placed = {} } = group;
  const found = at.resource('group', resource);
  const reference = at.source('group.field', group.field);
  if (!splitSource(group.field).part || reference?.kind !== 'ref' || reference.to !== resource || !reference.readOnly)
    at.fail('group.field', `"${group.field}" bukan rujukan rincian ke "${resource}" yang diisi server`);
  const rows = at.field('group.members', found, members.rows);
  if (rows?.kind !== 'rows') at.fail('group.members', `"${members.rows}" bukan baris`);
  const fields: Fields = rows.fields;
  const { participation, position, live } = members;
  for (const name of [participation, position, live?.field, live?.since, live?.reason].filter(
    each => each !== undefined,
  ))
    if (!Object.hasOwn(fields, name)) at.fail('group.members', `tidak punya kolom "${name}"`);
  for (const state of members.states ?? []) at.state('group.members.states', state);
  for (const [name, source] of Object.entries(members.same ?? {})) {
    at.field('group.members.same', found, name);
    at.source('group.members.same', source);
  }
  if (members.person) checkPerson(at, found, fields, members);
  if (group.carries) checkCarries(at, found, group.carries);
  if (members.most) at.tied('group.members.most', found, members.most);
  if (supervisor) at.tied('group.supervisor', found, supervisor);
  for (const name of Object.keys(placed)) at.field('group.placed', found, name);
  if (!group.join) return;
  if (at.field('group.join', found, group.join.code)?.kind !== 'joinCode')
    at.fail('group.join', `"${group.join.code}" bukan kode gabung`);
  for (const name of Object.keys(group.join.open)) at.field('group.join.open', found, name);
}

function checkPerson(at: Examination, found: Resource, fields: Fields, members: Group['members']): void {
  const place = 'group.members.person';
  const { field, way } = members.person ?? {};
  const student = field && Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (student?.kind !== 'ref' || student.to !== 'master/mahasiswa')
    at.fail(place, `"${field}" bukan rujukan mahasiswa`);
  if (way && at.field(place, found, way)?.kind !== 'enum') at.fail(place, `"${way}" bukan pilihan`);
  for (const source of Object.values(members.same ?? {}))
    if (splitSource(source).part) at.fail(place, `"${source}" bukan kolom pendaftar`);
}

function checkCarries(at: Examination, found: Resource, carries: NonNullable<Group['carries']>): void {
  const statusOf = (fields: Fields) => Object.values(fields).find(each => each.kind === 'status');
  const own = statusOf(found.fields);
  const participation = statusOf(at.resource('group.carries', participationName).fields);
  for (const [action, carried] of Object.entries(carries)) {
    if (!own || !Object.hasOwn(own.workflow.actions, action)) at.fail('group.carries', `aksi "${action}" tidak ada`);
    if (!participation || !Object.hasOwn(participation.workflow.actions, carried))
      at.fail('group.carries', `aksi pendaftar "${carried}" tidak ada`);
  }
}

function checkGrade(at: Examination, programme: Programme): void {
  const { grade } = programme;
  if (grade.from === 'sheets' && grade.groups && !programme.group)
    at.fail('grade.groups', 'lembar kelompok tanpa kelompok');
  if (grade.from === 'own') at.resource('grade', grade.resource);
}
