import { role } from '../../../resources/roles.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { useBaseRole } from '../../platform/ui/permissions.ts';

const DistributionPage = lazyScreen(() => import('./papan/DistributionPage.tsx'));
const OwnGroupPage = lazyScreen(() => import('./kelompok/OwnGroupPage.tsx'));

/** /kkn/membuat-kelompok: Tim MBKM deals all participants, students form a group of their own (docs/domain/30 §3). */
export default function MembuatKelompokPage() {
  const baseRole = useBaseRole();
  if (!baseRole) return null;
  return baseRole === role.mahasiswa ? <OwnGroupPage /> : <DistributionPage />;
}
