import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { roundDegrees } from '../../../../resources/kit/index.ts';
import { desa } from '../../../../resources/kkn/desa.ts';
import type { PetaDesa, TitikDesa } from '../../../../resources/kkn/peta.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import type { Point } from '../../../platform/map/baseMap.ts';
import { MapLegend } from '../../../platform/map/MapLegend.tsx';
import type { MapHandle, Marked } from '../../../platform/map/MarkersMap.tsx';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { VillageList } from './VillageList.tsx';

/** Leaflet comes with the first map that is opened. */
const MarkersMap = lazyScreen(async () => ({
  default: (await import('../../../platform/map/MarkersMap.tsx')).MarkersMap,
}));

/** A point that was moved, and where it was. */
interface Moved {
  village: TitikDesa;
  version: number;
}

/** The villages of a wave by quota and fill; the list beside says the same and works by keyboard. */
export function VillageMap({ idGelombang }: { idGelombang: string }) {
  const client = useQueryClient();
  const key = ['kkn/desa', 'peta', idGelombang];
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<PetaDesa>(`${desa.endpoint}/peta`, { query: { idGelombang }, signal })).data,
  });
  const [selected, setSelected] = useState<string | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const map = useRef<MapHandle>(null);
  const notify = useNotify();
  const mayMove = useMay('edit', desa.name);
  const points = useMemo(() => data?.titik.flatMap(markedOf) ?? [], [data]);
  const all = [...(data?.titik ?? []), ...(data?.tanpaKoordinat ?? [])];

  const save = async (village: TitikDesa, to: Point | null, version = village.version): Promise<number | null> => {
    try {
      const body = {
        lintang: to && roundDegrees(to.lintang),
        bujur: to && roundDegrees(to.bujur),
        version,
      };
      const { data: row } = await http<{ version: number }>(`${desa.endpoint}/${village.id}`, { method: 'PUT', body });
      return row.version;
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
      return null;
    } finally {
      await client.invalidateQueries({ queryKey: key });
    }
  };
  const move = async (id: string, to: Point) => {
    const village = all.find(one => one.id === id);
    if (!village) return;
    const version = await save(village, to);
    if (version !== null) setMoved({ village, version });
  };
  const undo = async () => {
    if (!moved) return;
    const { village, version } = moved;
    const { lintang, bujur } = village;
    if ((await save(village, lintang === null || bujur === null ? null : { lintang, bujur }, version)) !== null)
      setMoved(null);
  };

  return (
    <>
      {moved ? (
        <Alert
          severity="success"
          sx={{ mb: 2 }}
          onClose={() => setMoved(null)}
          action={
            <Button color="inherit" size="small" onClick={undo}>
              Urungkan
            </Button>
          }
        >
          Titik {moved.village.desa} disimpan.
        </Alert>
      ) : null}
      {error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : isPending ? (
        <Loading height={480} label="Memuat peta" />
      ) : all.length === 0 ? (
        <Paper variant="outlined">
          <Notice title="Belum ada desa" text="Tambahkan desa pada tab Daftar." />
        </Paper>
      ) : (
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Suspense fallback={<Loading label="Memuat peta" height={400} />}>
              <MarkersMap
                points={points}
                selected={selected}
                onSelect={setSelected}
                onMove={mayMove ? (id, to) => void move(id, to) : undefined}
                label="Peta desa; daftar di sampingnya memuat hal yang sama"
                height={{ xs: 320, md: 560 }}
                handle={map}
              />
            </Suspense>
            <MapLegend colours={legend} size="Makin besar lingkaran, makin besar kuotanya." />
          </Box>
          <VillageList
            villages={all}
            selected={selected}
            onSelect={setSelected}
            onMove={mayMove ? move : undefined}
            middle={() => map.current?.middle() ?? null}
          />
        </Stack>
      )}
    </>
  );
}

const markedOf = ({ id, desa: name, lintang, bujur, kuotaMahasiswa, terisi }: TitikDesa): Marked[] =>
  lintang === null || bujur === null
    ? []
    : [
        {
          id,
          lintang,
          bujur,
          name: `${name}: ${terisi} dari ${kuotaMahasiswa}`,
          label: name,
          radius: 5 + Math.sqrt(kuotaMahasiswa) * 1.4,
          colour: fillOf(terisi, kuotaMahasiswa).colour,
        },
      ];

/** Colour and label for the share of places taken. */
function fillOf(terisi: number, kuota: number): { colour: Marked['colour']; words: string } {
  if (terisi === 0) return { colour: 'grey', words: 'kosong' };
  if (terisi > kuota) return { colour: 'error', words: 'melebihi kuota' };
  if (terisi === kuota) return { colour: 'success', words: 'penuh' };
  return { colour: 'primary', words: 'terisi sebagian' };
}

const legend = [
  ['text.secondary', 'Kosong'],
  ['primary.main', 'Terisi sebagian'],
  ['success.main', 'Penuh'],
  ['error.main', 'Melebihi kuota'],
] as const;
