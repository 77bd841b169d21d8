import { DeclarationError, type PaketOptions, type Programme, type QueueOptions } from '../kit/index.ts';
import { packageCalls, packageQueueAt } from '../konversi/paketOptions.ts';
import { paketBelumMasuk, statusTerkonversi } from '../mbkm/alurKonversi.ts';
import { role } from '../roles.ts';
import { ofProgramme } from './common.ts';

const waiting = 'Paket konversi menunggu verifikasi';

/** PAKET: the student's packages and the choice of courses. */
export function packageOptionsOf(programme: Programme): PaketOptions {
  const hubPath = programme.screens.package;
  if (!hubPath) throw new DeclarationError(`program ${programme.name}.screens: tanpa package`);
  return {
    ...packageCalls,
    filter: ofProgramme(programme),
    open: statusTerkonversi,
    editable: paketBelumMasuk,
    hubPath,
    pickPath: `${hubPath}/matkul`,
  };
}

/** QUEUE of packages that the study programme decides on. */
export function packageQueueOf(programme: Programme): QueueOptions {
  const path = programme.screens.packages;
  if (!path) throw new DeclarationError(`program ${programme.name}.screens: tanpa packages`);
  const queue = packageQueueAt(path, ofProgramme(programme), {
    label: { [role.koordinator]: waiting, [role.penilai]: waiting },
    decides: true,
  });
  return { ...queue, detailPath: programme.screens.packageDecision ?? queue.detailPath };
}
