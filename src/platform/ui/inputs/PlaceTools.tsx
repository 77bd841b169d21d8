import MapIcon from '@mui/icons-material/MapOutlined';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { Loading } from '../../common/Loading.tsx';
import type { Point } from '../../map/baseMap.ts';
import { useWords } from '../../providers/language.ts';

/** Leaflet comes with the first map that is opened. */
const PointMap = lazy(() => import('./PointMap.tsx').then(module => ({ default: module.PointMap })));

/** Takes a place from the device or from a map. */
export function PlaceTools({ value, onTake: take }: { value: Point | null; onTake: (point: Point) => void }) {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const locate = () => {
    setTrouble(null);
    if (!('geolocation' in navigator)) return setTrouble(say('Perangkat ini tidak dapat menentukan lokasi.'));
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        take({ lintang: coords.latitude, bujur: coords.longitude });
      },
      () => {
        setBusy(false);
        setTrouble(say('Lokasi tidak dapat diambil. Izinkan akses lokasi atau isi dengan tangan.'));
      },
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  };

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" startIcon={<MyLocationIcon />} loading={busy} onClick={locate}>
          {say('Ambil lokasi')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          startIcon={<MapIcon />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? say('Tutup peta') : say('Pilih di peta')}
        </Button>
      </Stack>
      {trouble ? <FormHelperText error>{trouble}</FormHelperText> : null}
      {open ? (
        <Box sx={{ mt: 1 }}>
          <Suspense fallback={<Loading label={say('Memuat peta')} height={280} />}>
            <PointMap value={value} onPick={take} label={say('Peta')} />
          </Suspense>
        </Box>
      ) : null}
    </>
  );
}
