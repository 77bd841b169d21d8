import type { FastifyInstance } from 'fastify';
import type { Access } from '../../../platform/access/createAccess.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { idOf } from '../../../platform/access/routes/input.ts';
import { mustReach } from '../../../platform/access/routes/profile.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { silaturahmi } from './chooseSource.ts';
import { lastGood } from './lastGood.ts';
import { plainRow } from './sampleSso.ts';

const personSql = `select m.npm, p.nip from pengaturan_user u left join master_mahasiswa m on m.id = u.id_mahasiswa
  left join master_pegawai p on p.id = u.id_pegawai where u.id = $1`;

/** `/user/silaturahmi/{id}`: the person behind an account as Silaturahmi knows them; own, HA03 any (docs/domain/10 §3.1). */
export function registerAccountPerson(app: FastifyInstance, engine: Engine, access: Access): void {
  app.get('/api/user/silaturahmi/:id', { config: { access: 'session', roles: 'everybody' } }, async request => {
    const caller = callerOf(request);
    const id = idOf(request);
    if (id !== caller.userId) await mustReach(access, caller, id, 'read');
    const person = await engine.db.one<{ npm: string | null; nip: string | null }>(personSql, [id]);
    const { npm, nip } = person ?? {};
    const number = npm ?? nip;
    if (!number) throw notFound();
    const { data, ...kept } = await lastGood(engine, caller, npm ? 'mahasiswa' : 'pegawai', number, async () => {
      const { source } = await silaturahmi(engine.db);
      return npm ? source.student(npm) : source.employee(number);
    });
    if (!data) throw notFound();
    return { jenis: npm ? 'mahasiswa' : 'pegawai', ...plainRow(data), ...kept };
  });
}
