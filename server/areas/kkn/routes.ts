import type { FastifyInstance } from 'fastify';
import { inTerms, type Resource } from '../../../resources/kit/index.ts';
import { pemindahPeserta } from '../../../resources/kkn/alurGelombang.ts';
import { desa } from '../../../resources/kkn/desa.ts';
import { dpl } from '../../../resources/kkn/dpl.ts';
import { type Kelompok, kelompok } from '../../../resources/kkn/kelompok.ts';
import { laporanMingguan } from '../../../resources/kkn/laporanMingguan.ts';
import { luaranKkn } from '../../../resources/kkn/luaranKkn.ts';
import { memilihDospem } from '../../../resources/kkn/memilihDospem.ts';
import {
  aturKelompok,
  gelombangTujuan,
  pindahGelombang,
  pindahkanAnggota,
  salinDesa,
  tambahDpl,
  tambahPicKelompok,
  tunjukPengurus,
} from '../../../resources/kkn/panggilan.ts';
import { pendaftaranKkn } from '../../../resources/kkn/pendaftaran.ts';
import { perjalananDinas } from '../../../resources/kkn/perjalananDinas.ts';
import { picKelompok } from '../../../resources/kkn/picKelompok.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import { pembacaKelengkapan, rekapLuaran } from '../../../resources/kkn/rekapLuaran.ts';
import { pembacaRekap, rekapPerjalanan } from '../../../resources/kkn/rekapPerjalanan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { presented } from '../../platform/engine/present.ts';
import { registerRecap } from '../../platform/engine/recap.ts';
import type { Versionless } from '../../platform/versions.ts';
import { registerStudents } from '../mbkm/students.ts';
import { addContacts, addSupervisors, groupsWithoutContact } from './addStaff.ts';
import { arrangeGroup, moveMember, nameOfficers } from './arrange.ts';
import { registerProposals } from './distributionProposal/routes.ts';
import { moveParticipants } from './moveWave/moveParticipants.ts';
import { wavesToMoveTo } from './moveWave/waveChoices.ts';
import { outputRecap } from './outputRecap.ts';
import { groupOfficers, ownGroup } from './ownGroup.ts';
import { freeSupervisors, ownRegistrations } from './ownRegistrations.ts';
import { printGroups } from './printGroups.ts';
import { students } from './students.ts';
import { tripRecap } from './tripRecap.ts';
import { copyVillages, villageMap } from './villages.ts';
import { weekMatrix } from './weekMatrix.ts';

const { format, id, json, words } = parameter;

const groups = `/api/${kelompok.endpoint}`;
const arrange = '/api/v3/kkn/mengatur-kelompok';

/** See `ServerArea`. */
export const versionless: readonly Versionless[] = [
  {
    why: 'makes something new',
    calls: [
      `POST /api/${desa.endpoint}/salin`,
      ...[dpl, picKelompok].map(({ endpoint }) => `POST /api/${endpoint}/banyak`),
      `POST ${arrange}/usulan`,
    ],
  },
  {
    why: 'one person moves, whatever else of the groups changed; groups of a wave take turns',
    calls: [`PUT ${arrange}/pindah`],
  },
  { why: 'stores nothing', calls: [`POST ${arrange}/{id}/periksa`] },
  {
    why: 'notes that somebody has a board open, and changes no row of theirs',
    calls: [`POST ${arrange}/usulan/{id}/buka`],
  },
];

/** Calls of KKN beside plain CRUD (docs/domain/30 §2). */
export function registerKkn(app: FastifyInstance, engine: Engine): void {
  const may = (resource: Resource) =>
    ({ config: { access: 'session', roles: rolesWith(resource, 'read'), resource: resource.name } }) as const;
  app.get(`${groups}/milik`, may(kelompok), request => ownGroup(engine, callerOf(request)));
  app.get(`${groups}/:id/susunan`, may(kelompok), request =>
    groupOfficers(engine, callerOf(request), paramOf(request, 'id')),
  );
  app.get(`/api/${memilihDospem.endpoint}/tersedia`, may(memilihDospem), request =>
    freeSupervisors(engine, callerOf(request), parametersOf(request, { idGelombang: id })),
  );
  app.get(`/api/${kkn.endpoint}/saya`, may(pendaftaranKkn), request => ownRegistrations(engine, callerOf(request)));
  app.get(`/api/${desa.endpoint}/peta`, may(desa), request =>
    villageMap(engine, callerOf(request), parametersOf(request, { idGelombang: id })),
  );
  // By hand: makes several rows of those of another wave.
  serve(app, salinDesa, may(desa).config, ({ request, body }) => copyVillages(engine, callerOf(request), body));
  registerStudents(app, engine, students);
  registerRecap(app, engine, {
    name: inTerms('Rekap Perjalanan Dinas KKN'),
    resource: perjalananDinas,
    readers: pembacaRekap,
    options: rekapPerjalanan,
    found: tripRecap,
  });
  registerRecap(app, engine, {
    name: inTerms('Kelengkapan Luaran KKN'),
    resource: luaranKkn,
    readers: pembacaKelengkapan,
    options: rekapLuaran,
    found: outputRecap,
  });
  app.get(`/api/${laporanMingguan.endpoint}/matriks`, may(laporanMingguan), request =>
    weekMatrix(engine, callerOf(request), parametersOf(request, { idGelombang: id })),
  );
  // By hand: makes several rows, each named where it fails.
  serve(app, tambahDpl, may(dpl).config, ({ request, body }) => addSupervisors(engine, callerOf(request), body));
  // By hand: makes several rows, each named where it fails.
  serve(app, tambahPicKelompok, may(picKelompok).config, ({ request, body }) =>
    addContacts(engine, callerOf(request), body),
  );
  app.get(`/api/${picKelompok.endpoint}/belum`, may(picKelompok), request =>
    groupsWithoutContact(engine, callerOf(request), parametersOf(request, { idGelombang: id })),
  );
  registerProposals(app, engine);
  const shown = (caller: Caller, row: Kelompok) => ({
    ...presented(caller, kelompok, row),
    id: row.id,
    version: row.version,
  });
  const { config: arranges } = may(kelompok);
  app.get(`${arrange}/cetak`, may(kelompok), (request, reply) =>
    printGroups(engine, callerOf(request), parametersOf(request, { jenis: words, filter: json, format }), reply),
  );
  // By hand: moves a member between two groups.
  serve(app, pindahkanAnggota, arranges, ({ request, body }) => moveMember(engine, callerOf(request), body));
  const moves = { access: 'session', roles: pemindahPeserta, resource: pendaftaranKkn.name } as const;
  serve(app, gelombangTujuan, moves, () => wavesToMoveTo(engine.db));
  // By hand: moves participants between waves, with what follows in groups and participations.
  serve(app, pindahGelombang, moves, ({ request, body }) => moveParticipants(engine, callerOf(request), body));
  // By hand: arranges the members of a group, whose rows are saved together.
  serve(app, aturKelompok, arranges, async ({ request, body }) => {
    const caller = callerOf(request);
    return shown(caller, await arrangeGroup(engine, caller, paramOf(request, 'id'), body));
  });
  // By hand: changes positions of several members.
  serve(app, tunjukPengurus, arranges, async ({ request, body }) => {
    const caller = callerOf(request);
    return shown(caller, await nameOfficers(engine, caller, paramOf(request, 'id'), body));
  });
}
