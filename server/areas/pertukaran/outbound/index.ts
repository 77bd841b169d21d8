import type { FastifyInstance } from 'fastify';
import { type FieldErrors, type Message, messages, uuid } from '../../../../resources/kit/index.ts';
import { program } from '../../../../resources/master/program.ts';
import { type Pendaftar, pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { type OutboundDetail, outboundDetail } from '../../../../resources/pertukaran/outbound/detail.ts';
import { outboundEvents } from '../../../../resources/pertukaran/outbound/events.ts';
import { outbound } from '../../../../resources/pertukaran/outbound/programme.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import type { Queryable, RowData } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { asSystem, read } from '../../../platform/engine/reading.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { rulesOf } from '../../../platform/engine/rulesOf.ts';
import type { AreaPlace, ServerArea } from '../../area.ts';
import type { Requirement } from '../../mbkm/eligibility.ts';
import { registerConversion } from '../keluar/conversion.ts';
import { leavingOf } from '../keluar/leaving.ts';
import { detailRules, leavingRules, mustHaveRoom } from '../keluar/leavingRules.ts';
import { recognitionLetter } from '../keluar/recognitionLetter.ts';
import { registerLeaving, registerPlan, registerRecognition } from '../keluar/routes.ts';
import { periodOf } from '../keluar/window.ts';

const leaving = leavingOf('outbound', outbound, outboundDetail, outboundEvents);

type Own = Partial<OutboundDetail>;

const programOf = (on: Queryable, idProgram: unknown) =>
  read(asSystem(on), program, uuid.safeParse(idProgram).data, ['butuhMitra', 'penyelenggara', 'nama']);

const notAgreed = pertukaranRefusals.kerjaSama;
const onlyOnce = (program: string): Message => pertukaranRefusals.sekaliSaja({ program });

/**
 * True if the partner's agreement covers the classes of the study period; undefined while partner or period is not
 * chosen.
 */
async function isAgreed(on: Queryable, idMitra: unknown, detail: Own): Promise<boolean | undefined> {
  const period = await periodOf(on, detail);
  if (!idMitra || !period) return undefined;
  const covered = await on.one(
    'select 1 as ada from master_mitra where id = $1::uuid and tanggal_mou <= $2::date and berakhir_mou >= $3::date',
    [idMitra, period.kuliahMulai, period.kuliahSelesai],
  );
  return covered !== undefined;
}

/** True if the student took part in the program before. */
const tookPart = async (on: Queryable, { idMahasiswa, idProgram, id = null }: RowData): Promise<boolean> =>
  (await on.one(
    `select 1 as ada from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1 and id_program = $2
       and id is distinct from $3::uuid and status in ('disetujui', 'berjalan', 'selesai') limit 1`,
    [idMahasiswa, idProgram, id],
  )) !== undefined;

/** The same for the checklist: the agreement once partner and study period are chosen, the ministry's exchange once. */
async function requirements(on: Queryable, chosen: RowData): Promise<readonly Requirement[]> {
  const of = await programOf(on, chosen.idProgram);
  const own: Own = Object(chosen[leaving.detail.key]);
  const idMitra = uuid.safeParse(chosen.idMitra).data;
  const agreed = of?.butuhMitra ? await isAgreed(on, idMitra, own) : undefined;
  const again = of?.penyelenggara === 'kementerian' ? await tookPart(on, chosen) : undefined;
  const none = { nilai: null, batas: null } as const;
  return [
    ...(agreed === undefined
      ? []
      : [
          {
            kode: 'kerja_sama',
            label: 'Kerja sama mitra berlaku',
            field: 'idMitra',
            lolos: agreed,
            ...none,
            pesan: agreed ? null : notAgreed,
          },
        ]),
    ...(again === undefined || !of
      ? []
      : [
          {
            kode: 'sekali',
            label: 'Belum pernah mengikuti program ini',
            field: 'idProgram',
            lolos: !again,
            ...none,
            pesan: again ? onlyOnce(of.nama) : null,
          },
        ]),
  ];
}

/**
 * Checks of Outbound alone at submission: a partner with an agreement where the program needs one, a language
 * certificate abroad, and the ministry's exchange only once (docs/domain/50 §1.7, §2.4).
 */
async function submissionErrors({ tx }: RuleContext, values: Pendaftar & RowData): Promise<FieldErrors> {
  const own: Own = Object(values[leaving.detail.key]);
  const errors: FieldErrors = {};
  const of = await programOf(tx, values.idProgram);
  if (of?.butuhMitra && !values.idMitra) errors.idMitra = messages.required;
  if (values.idMitra && (await isAgreed(tx, values.idMitra, own)) === false) errors.idMitra = notAgreed;
  if (own.negara && own.negara.trim() !== 'Indonesia' && !own.berkasBahasa)
    errors[`${leaving.detail.key}.berkasBahasa`] = messages.required;
  if (of?.penyelenggara === 'kementerian' && (await tookPart(tx, values))) errors.idProgram = onlyOnce(of.nama);
  return errors;
}

export const outboundPart = {
  rules: {
    [outboundDetail.name]: detailRules,
    ...rulesOf(pendaftar, leavingRules(leaving, ['outbound', 'permadi'])),
  },
  programmes: {
    [outbound.name]: {
      requirements,
      submissionErrors,
      afterApproval: (ctx: RuleContext, row: Pendaftar) => mustHaveRoom(ctx, leaving, row),
    },
  },
  versionless: [{ why: 'makes something new', calls: [`POST /api/${outbound.endpoint}/registrasi`] }],
  // Of both ways out.
  letters: [recognitionLetter],
  calls: (app: FastifyInstance, engine: Engine, place: AreaPlace) => {
    const { ports } = place;
    registerLeaving(app, engine, ports, leaving, { status: 'update-status-pendaftaran', upload: 'upload-nilai-khs' });
    registerPlan(app, engine, ports, leaving);
    registerRecognition(app, engine, leaving, place);
    registerConversion(app, engine);
  },
} satisfies Omit<ServerArea, 'name'>;
