import { type ComponentType, createElement } from 'react';
import type { DossierOptions, HistoryOptions, MonitorOptions } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { arsipOptions } from '../../../resources/monitoring/arsipOptions.ts';
import { mahasiswaMagang, monitorings } from '../../../resources/monitoring/options.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';

const resource = pendaftar.name;

const listPage = (options: MonitorOptions): ComponentType =>
  lazyScreen(async () => {
    const { Monitor } = await import('../../patterns/monitor/Monitor.tsx');
    return { default: () => createElement(Monitor, { resource, options }) };
  });

const dossierPage = (options: DossierOptions): ComponentType =>
  lazyScreen(async () => {
    const { Dossier } = await import('../../patterns/monitor/Dossier.tsx');
    return { default: () => createElement(Dossier, { resource, options }) };
  });

const archivePage = (options: HistoryOptions): ComponentType =>
  lazyScreen(async () => {
    const { HistoryTable } = await import('../../patterns/history/HistoryTable.tsx');
    return { default: () => createElement(HistoryTable, { resource, options }) };
  });

const archiveDetail = (options: HistoryOptions): ComponentType =>
  lazyScreen(async () => {
    const { HistoryDetail } = await import('../../patterns/history/HistoryDetail.tsx');
    return { default: () => createElement(HistoryDetail, { resource, options }) };
  });

/** Screens of monitoring and supervisors by path: the same few patterns, told apart by their declared options. */
export const monitoringPages: Readonly<Record<string, ComponentType>> = {
  ...Object.fromEntries(
    Object.values(monitorings).flatMap(({ list, detail }) => [
      [list.listPath, listPage(list)],
      [list.detailPath, dossierPage(detail)],
    ]),
  ),
  [mahasiswaMagang.detailPath]: dossierPage(mahasiswaMagang),
  '/magang/dosen-pembimbing': lazyScreen(() => import('./DosenPembimbingPage.tsx')),
  '/magang/riwayat/pendaftar2': archivePage(arsipOptions),
  '/magang/riwayat/pendaftar2/detail/:id': archiveDetail(arsipOptions),
};
