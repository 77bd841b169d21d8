import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { putOffFilter, uuid } from '../../../resources/kit/index.ts';
import { tasksOf } from '../../../resources/menu.ts';
import { role } from '../../../resources/roles.ts';
import type { Dashboard, OwnDashboard, Tugas } from '../../../resources/umum/dashboard.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import type { RoleRights } from '../../platform/access/menuStore.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { putOffBy } from '../../platform/engine/putOff.ts';
import { consentSteps } from '../mbkm/consent/routes.ts';
import { countNamed, countRows } from './counting.ts';
import { cardsFor } from './dashboardCards.ts';
import { figuresFor } from './dashboardFigures.ts';
import { noticesFor, scheduleFor } from './dashboardNews.ts';
import { stepsFor } from './dashboardSteps.ts';
import { entrances, participationsFor } from './dashboardStudent.ts';
import { pinnedBoards } from './reports/boards.ts';
import { representedBy } from './standIns.ts';

const query = z.object({ idPeriode: uuid.optional().catch(undefined) });

/** Further tasks that areas compute beside those declared by screens. */
type OtherTasks = (engine: Engine, caller: Caller) => Promise<readonly Tugas[]>;

async function taskAnswers(engine: Engine, caller: Caller, others: OtherTasks): Promise<Tugas[]> {
  const tasks = tasksOf(engine.registry.screens, caller.baseRole, dayInZone(engine.now()));
  const off = (await putOffBy(engine.db, dayInZone(engine.now()), caller.userId)).get(caller.userId);
  const answers = await Promise.all(
    tasks.map(async ({ label, link, putOff, decides, resource, filter, since, named, whole }): Promise<Tugas> => {
      const r = engine.registry.get(resource);
      const some = decides && off?.has(resource);
      const here = some ? { [putOffFilter]: false } : {};
      const [found, all, later] = await Promise.all([
        countNamed(engine, caller, { resource: r, filter: { ...filter, ...here } }, since, named),
        whole && countRows(engine, caller, { resource: r, filter: { ...whole, ...here } }),
        some ? countRows(engine, caller, { resource: r, filter: { ...filter, [putOffFilter]: true } }) : null,
      ]);
      const nanti = all ? all.jumlah - found.jumlah : 0;
      return {
        label,
        link: later?.jumlah ? putOff.without : link,
        keputusan: decides,
        ...found,
        nanti,
        ...(later?.jumlah ? { ditunda: later.jumlah, linkDitunda: putOff.only } : {}),
      };
    }),
  );
  // Tasks that wait for this role come first, among them the oldest.
  const rank = ({ keputusan, jumlah }: Tugas) => (keputusan && jumlah > 0 ? 0 : jumlah > 0 ? 1 : 2);
  const all = [...answers, ...(await others(engine, caller))];
  return all.sort((a, b) => rank(a) - rank(b) || (a.tertua ?? '9').localeCompare(b.tertua ?? '9'));
}

/** An area that has a dashboard for those who take part in it without a participation. */
interface OwnPart {
  ownDashboard?(engine: Engine, caller: Caller): Promise<OwnDashboard | null>;
}

const isStudent = ({ baseRole }: Caller): boolean => baseRole === role.mahasiswa || baseRole === role.outbound;

/** Part of an area for people who take part in it without a participation. */
async function partOf(areas: readonly OwnPart[], engine: Engine, caller: Caller): Promise<OwnDashboard | null> {
  const parts = await Promise.all(areas.map(area => area.ownDashboard?.(engine, caller) ?? null));
  return parts.find(part => part !== null) ?? null;
}

/** Reads a dashboard: every number counted within the caller's scope, with the list that it counts. */
export type DashboardOf = (caller: Caller, idPeriode?: string) => Promise<Dashboard>;

/** @param others what areas add to the tasks that screens declare */
export const createDashboard =
  (engine: Engine, areas: readonly OwnPart[], others: OtherTasks, rights: RoleRights): DashboardOf =>
  async (caller, idPeriode) => {
    const [kartu, tugas, schedule, terbaru, participations, angka, own, papan, mewakili] = await Promise.all([
      cardsFor(engine, caller),
      taskAnswers(engine, caller, others),
      scheduleFor(engine),
      noticesFor(engine, caller),
      isStudent(caller) ? participationsFor(engine, caller) : null,
      figuresFor(engine, caller, idPeriode),
      partOf(areas, engine, caller),
      pinnedBoards(engine, caller),
      representedBy(engine, rights, caller),
    ]);
    const pendaftaran = participations && (await entrances(engine));
    const steps = participations ? await stepsFor(engine, participations) : { langkah: null, batas: null };
    const langkah = steps.langkah && [...steps.langkah, ...(await consentSteps(engine, caller))];
    const all = {
      kartu,
      tugas,
      ...schedule,
      terbaru,
      ...steps,
      langkah,
      keikutsertaan: participations,
      pendaftaran,
      angka,
      ...(papan.length ? { papan } : {}),
      ...(mewakili.length ? { mewakili } : {}),
    };
    if (!own) return all;
    const { tanpaPeriode: _, ...shared } = all;
    return { ...shared, ...own, pendaftaran: [] };
  };

/** `GET /api/dashboard`. */
export function registerDashboard(app: FastifyInstance, read: DashboardOf): void {
  app.get('/api/dashboard', { config: { access: 'session', roles: 'everybody' } }, request =>
    read(callerOf(request), query.parse(request.query).idPeriode),
  );
}
