import { inisiasiMitra } from '../../../resources/riset/inisiasiMitra.ts';
import { luaranRiset } from '../../../resources/riset/luaran.ts';
import { nilaiMitra } from '../../../resources/riset/nilaiMitra.ts';
import { antreanInisiasi, antreanPenilaian } from '../../../resources/riset/queues.ts';
import { simaris } from '../../../resources/riset/simaris.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend, extendScreen } from '../../platform/ui/extensions.ts';

export function addRisetExtensions(): void {
  extend(inisiasiMitra.name, { inputs: { namaMitra: lazyScreen(() => import('./PartnerNameInput.tsx')) } });
  extend(nilaiMitra.name, { inputs: { idPendaftarMbkm: lazyScreen(() => import('./ParticipantInput.tsx')) } });
  extend(luaranRiset.name, { showActions: lazyScreen(() => import('./CopyWork.tsx')) });
  extend(simaris.name, {
    showActions: lazyScreen(() => import('./InviteButton.tsx')),
    showTabs: [{ key: 'mahasiswa', label: 'Mahasiswa', content: lazyScreen(() => import('./ProjectStudents.tsx')) }],
  });
  extendScreen(antreanInisiasi.detailPath, { more: lazyScreen(() => import('./SimilarPartners.tsx')) });
  extendScreen(antreanPenilaian.detailPath, { more: lazyScreen(() => import('./GradePanel.tsx')) });
}
