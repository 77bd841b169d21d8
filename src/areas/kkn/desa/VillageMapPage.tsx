import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { WavePicker } from '../WavePicker.tsx';
import { likelyWave, useWaves } from '../waves.ts';
import { VillageMap } from './VillageMap.tsx';
import VillageTabs from './VillageTabs.tsx';

/** /kkn/setting-desa/peta: the villages of a wave on a map. */
export default function VillageMapPage() {
  const waves = useWaves();
  const [asked, setAsked] = useSearchParams();
  const idGelombang = asked.get('idGelombang') ?? (waves.data ? (likelyWave(waves.data)?.id ?? null) : null);
  return (
    <Box sx={{ pb: 3 }}>
      <ScreenTitle path="/kkn/setting-desa/peta" />
      <VillageTabs />
      {waves.error ? <RetryAlert error={waves.error} onRetry={waves.refetch} /> : null}
      {waves.data ? (
        <Box sx={{ mb: 2 }}>
          <WavePicker
            waves={waves.data}
            value={idGelombang}
            onChange={wave => setAsked({ idGelombang: wave }, { replace: true })}
          />
        </Box>
      ) : null}
      {idGelombang ? (
        <VillageMap key={idGelombang} idGelombang={idGelombang} />
      ) : waves.isPending ? (
        <Loading height={480} label="Memuat peta" />
      ) : null}
    </Box>
  );
}
