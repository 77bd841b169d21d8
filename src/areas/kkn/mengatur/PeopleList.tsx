import AddIcon from '@mui/icons-material/PersonAddOutlined';
import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { PesertaPapan } from '../../../../resources/kkn/papan.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';

interface Props {
  title: string;
  people: readonly PesertaPapan[];
  verb: 'Masukkan' | 'Keluarkan';
  empty: string;
  onTake: (id: string) => void;
}

const rowHeight = 60;

/** One side of the transfer: people who can be taken over to the other. */
export function PeopleList({ title, people, verb, empty, onTake }: Props) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = people.filter(({ nama, npm, prodi }) => `${nama} ${npm} ${prodi}`.toLowerCase().includes(wanted));
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 300, height: 420 },
  });
  // After taking somebody with the keyboard the focus moves to the next person in the list, after the last one to the
  // search.
  const [search, goOn] = [useRef<HTMLInputElement>(null), useRef<number | null>(null)];
  useEffect(() => {
    if (goOn.current === null) return;
    const next = shown[Math.min(goOn.current, shown.length - 1)]?.idPendaftarMbkm;
    goOn.current = null;
    const button = next && box.current?.querySelector<HTMLElement>(`[data-orang="${CSS.escape(next)}"]`);
    (button || search.current)?.focus();
  });
  const Icon = verb === 'Masukkan' ? AddIcon : RemoveIcon;
  return (
    <Panel title={`${title} (${people.length})`}>
      <TextField
        type="search"
        label={`Cari ${title.toLowerCase()}`}
        inputRef={search}
        value={words}
        onChange={event => setWords(event.target.value)}
        margin="none"
        fullWidth
        sx={{ mb: 1 }}
      />
      <Box ref={box} sx={{ height: 420, overflowY: 'auto' }}>
        {shown.length === 0 ? (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary', py: 2 }}>
            {people.length === 0 ? empty : 'Tidak ada yang cocok.'}
          </Typography>
        ) : (
          <Box role="list" aria-label={title} sx={{ position: 'relative' }} style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, start }) => {
              const one = shown[index];
              if (!one) return null;
              return (
                <Stack
                  key={one.idPendaftarMbkm}
                  role="listitem"
                  direction="row"
                  spacing={1}
                  sx={{ position: 'absolute', inset: '0 0 auto 0', height: rowHeight, alignItems: 'center' }}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography variant="body2" noWrap title={one.nama} sx={{ fontWeight: 600 }}>
                      {one.nama}
                    </Typography>
                    <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
                      {one.jenisKelamin} · {one.prodi}
                      {one.khusus ? ' · perlu fasilitas kesehatan' : ''}
                    </Typography>
                  </Box>
                  <Tooltip title={verb}>
                    <IconButton
                      aria-label={`${verb} ${one.nama}`}
                      data-orang={one.idPendaftarMbkm}
                      onClick={() => {
                        goOn.current = index;
                        onTake(one.idPendaftarMbkm);
                      }}
                    >
                      <Icon fontSize="small" />
                    </IconButton>
                  </Tooltip>
                </Stack>
              );
            })}
          </Box>
        )}
      </Box>
    </Panel>
  );
}
