import { type Group, type Programme, type Registry, splitSource } from '../../../resources/kit/index.ts';
import { column, tableName } from '../../database/columns.ts';
import type { RowData } from '../../database/db.ts';
import { conflict } from '../../errors.ts';
import type { ResourceRules, RuleContext, RulesByResource } from '../../rest/rules.ts';
import { membersOf } from './group.ts';

/** The lecturer of a group as SQL over its row `g`. */
function supervisorSql(registry: Registry, { resource, supervisor }: Group): string {
  if (!supervisor) return 'null::uuid';
  const { part, name } = splitSource(supervisor);
  const reference = part ? registry.get(resource).fields[part] : undefined;
  if (!part || reference?.kind !== 'ref') return `g.${column(name)}`;
  return `(select x.${column(name)} from ${tableName(registry.get(reference.to))} x where x.id = g.${column(part)})`;
}

const acceptedStates = `('disetujui', 'berjalan', 'selesai')`;

/** Every member is an accepted participation of the programme, and in one live group only. @throws HttpError 409 */
async function mustFit(ctx: RuleContext, programme: Programme, members: Members, id: unknown): Promise<void> {
  const wrong = await ctx.tx.one<{ nama: string }>(
    `select t.nama_mahasiswa as nama from ${members.table} m join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
     where m.parent_id = $1 and (not t.kode_jenis_mbkm = any($2) or t.status not in ${acceptedStates}) limit 1`,
    [id, programme.kinds],
  );
  if (wrong) throw conflict(`${wrong.nama} belum menjadi peserta ${programme.label}.`);
  const twice = await ctx.tx.one<{ nama: string }>(
    `select t.nama_mahasiswa as nama from ${members.table} m join ${members.table} o on o.${members.participation} = m.${members.participation}
       and o.parent_id <> m.parent_id and ${members.isLive('o')}
     join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
     where m.parent_id = $1 and ${members.isLive('m')} limit 1`,
    [id],
  );
  if (twice) throw conflict(`${twice.nama} sudah berada di kelompok lain.`);
}

type Members = NonNullable<ReturnType<typeof membersOf>>;

/** Members carry their group and its lecturer; who left it, or lost it, carries neither. */
async function keepMembers(ctx: RuleContext, group: Group, members: Members, id: unknown): Promise<void> {
  const own = `select m.${members.participation} from ${members.table} m where m.parent_id = $1::uuid and ${members.isLive('m')}`;
  await ctx.tx.execute(
    `update mbkm_pendaftar_program_mbkm t set id_kelompok = null, id_dosen_pembimbing = null
     where t.id_kelompok = $1::uuid::text and t.id not in (${own})`,
    [id],
  );
  const lecturer = supervisorSql(ctx.registry, group);
  await ctx.tx.execute(
    `update mbkm_pendaftar_program_mbkm t set id_kelompok = g.id, id_dosen_pembimbing = coalesce(${lecturer}, t.id_dosen_pembimbing)
     from ${tableName(ctx.registry.get(group.resource))} g where g.id = $1::uuid and t.id in (${own})`,
    [id],
  );
}

const rulesOf = (programme: Programme, group: Group): ResourceRules => ({
  afterWrite: async (ctx: RuleContext, row: RowData | undefined, before: RowData | undefined) => {
    const members = membersOf(ctx.registry, programme);
    const id = row?.id ?? before?.id;
    if (!members || !id) return;
    if (row) await mustFit(ctx, programme, members, id);
    await keepMembers(ctx, group, members, id);
  },
});

/** What is special about the groups of programmes: their members are participants, and follow them. */
export const rulesOfGroups = ({ programmes }: Registry): RulesByResource =>
  Object.fromEntries(
    programmes.flatMap(programme =>
      programme.group ? [[programme.group.resource, rulesOf(programme, programme.group)]] : [],
    ),
  );
