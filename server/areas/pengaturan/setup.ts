import { unfilledMail } from '../../../resources/pengaturan/firstAccount.ts';
import { identitas } from '../../../resources/pengaturan/identitas.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { role } from '../../../resources/roles.ts';
import { readIdentity } from '../../platform/access/identity.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { countOf, problemsIf, type SetupStep } from '../../platform/engine/setup.ts';
import { shippedIdentity } from '../../platform/identity.ts';

const { identity, mail, login, rights } = pengaturanRefusals.setup;

/** Active accounts that hold a role today, by its base role. */
const holders = (engine: Engine, baseRole: string): Promise<number> =>
  countOf(
    engine,
    `pengaturan_user u where u.aktif and exists (select 1 from pengaturan_user_role h join pengaturan_role r on r.id = h.id_role
       where h.id_user = u.id and coalesce(r.id_role_dasar, r.id) = $1 and coalesce(h.berlaku_mulai, $2::date) <= $2::date
         and coalesce(h.berlaku_sampai, $2::date) >= $2::date)`,
    [baseRole, dayInZone(engine.now())],
  );

const exampleFields = ['namaUniversitas', 'motto', 'telepon', 'email', 'alamat', 'kota'] as const;
const labelOf = (name: (typeof exampleFields)[number]): string => identitas.fields[name].label ?? name;

/** Identity, mail, accounts and rights. */
export const setup: readonly SetupStep[] = [
  {
    key: 'identitas',
    at: 10,
    title: identity.title,
    why: identity.why,
    screens: ['/pengaturan/identitas'],
    look: async engine => {
      const { identity: known, pictures } = await readIdentity(engine.db);
      // The example is right where everything is one.
      const demo = await countOf(engine, `_portal where kunci = 'isi' and nilai = 'demo'`);
      const examples = demo ? [] : exampleFields.filter(name => known[name] === shippedIdentity[name]).map(labelOf);
      const screen = '/pengaturan/identitas';
      return {
        counts: [],
        problems: problemsIf(
          [examples.length > 0, { says: identity.shipped({ apa: examples }), screen }],
          [!pictures.logo, { says: identity.noLogo, screen, advice: true }],
        ),
      };
    },
  },
  {
    key: 'surel',
    at: 20,
    title: mail.title,
    why: mail.why,
    screens: ['/pengaturan/surel'],
    look: async (engine, place) => {
      const waiting = await countOf(engine, `internal_surel where status = 'menunggu'`);
      const failed = await countOf(engine, `internal_surel where status = 'gagal'`);
      return {
        counts: [
          { label: mail.waiting, n: waiting },
          { label: mail.failed, n: failed },
        ],
        problems: problemsIf(
          [!(await place.mail()), { says: mail.notSet, screen: '/pengaturan/surel', advice: true }],
          [failed > 0, { says: mail.someFailed, screen: '/pengaturan/surel', advice: true }],
        ),
      };
    },
  },
  {
    key: 'masuk',
    at: 30,
    title: login.title,
    why: login.why,
    screens: ['/pengaturan/sumber-data', '/pengaturan/user'],
    look: async engine => {
      const local = await countOf(engine, `pengaturan_user where aktif and sumber = 'lokal'`);
      const outside = await countOf(engine, `pengaturan_user where aktif and sumber <> 'lokal'`);
      const admins = await holders(engine, role.superAdmin);
      const unnamed = await countOf(engine, 'pengaturan_user where aktif and email = $1', [unfilledMail]);
      const screen = '/pengaturan/user';
      return {
        counts: [
          { label: login.local, n: local },
          { label: login.outside, n: outside },
        ],
        problems: problemsIf(
          [unnamed > 0, { says: login.adminMail, screen }],
          [admins < 2, { says: login.oneAdmin, screen, advice: true }],
        ),
      };
    },
  },
  {
    key: 'hak',
    at: 100,
    title: rights.title,
    why: rights.why,
    screens: ['/pengaturan/user', '/master/tim-mbkm-prodi', '/pengaturan/menu', '/pengaturan/konfigurasi-mbkm'],
    look: async engine => {
      const team = await holders(engine, role.timMbkm);
      const coordinators = await holders(engine, role.koordinator);
      const screen = '/pengaturan/user';
      return {
        counts: [
          { label: rights.team, n: team },
          { label: rights.coordinators, n: coordinators },
        ],
        problems: problemsIf(
          [team === 0, { says: rights.noTeam, screen }],
          [coordinators === 0, { says: rights.noCoordinators, screen }],
        ),
      };
    },
  },
];
