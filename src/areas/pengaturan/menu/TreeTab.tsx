import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { useLeaveQuestion } from '../../../platform/common/unsaved/useLeaveQuestion.ts';
import { useUnsavedInDialog } from '../../../platform/common/unsaved/useUnsaved.ts';
import type { Chosen } from './chosen.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { MenuTree } from './MenuTree.tsx';
import { type Step, step } from './menuOrder.ts';
import { useFolds } from './useFolds.ts';
import { useMenuOrder } from './useMenuOrder.ts';
import type { Menu } from './useMenus.ts';

const places = z.array(z.object({ id: z.string(), idParent: z.string().nullable(), urut: z.number() }));

/** Tab "Susunan": the tree on the left, the chosen menu on the right. */
export function TreeTab({ menus }: { menus: readonly Menu[] }) {
  const order = useMenuOrder(menus);
  const [chosen, setChosen] = useState<Chosen>(null);
  const folds = useFolds(menus);
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const [panelDirty, setPanelDirty] = useState(false);
  // The tree and the panel are on one page, and a router asks once.
  useLeaveQuestion(order.dirty || panelDirty);
  const put = (kept: z.infer<typeof places>) => void order.put(kept);
  useUnsavedInDialog({ name: 'susunan', dirty: order.dirty, values: order.places, shape: places, put }, false);

  const nameOf = (id: string) => menus.find(menu => menu.id === id)?.name ?? '';
  const move = (id: string, direction: Step) => {
    const moved = order.put(step(order.places, id, direction));
    setSaid(moved ? `${nameOf(id)} dipindahkan.` : `${nameOf(id)} tidak dapat dipindahkan ke sana.`);
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' } }}>
      <div>
        <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="contained" disabled={!order.dirty || order.saving} onClick={order.save}>
            Simpan susunan
          </Button>
          <Button variant="text" disabled={!order.dirty || order.saving} onClick={order.reset}>
            Atur ulang
          </Button>
          <Box sx={{ flex: 1 }} />
          <Button variant="outlined" startIcon={<Add />} onClick={() => setChosen('baru')}>
            Tambah menu
          </Button>
        </Stack>
        <Typography variant="body2" id="cara-susun" sx={{ mb: 1.5, color: 'text.secondary' }}>
          Seret untuk memindahkan. Dengan papan ketik: ↑ ↓ memilih, Alt + panah memindahkan, Enter membuka.
        </Typography>
        <Stack direction="row" spacing={1} sx={{ mb: 1.5, alignItems: 'center' }}>
          <TextField
            label="Cari di susunan"
            type="search"
            value={search}
            onChange={event => setSearch(event.target.value)}
            margin="none"
            sx={{ flex: 1, maxWidth: 320 }}
          />
          <Button variant="text" disabled={search !== ''} onClick={() => folds.setAll(!folds.allOpen)}>
            {folds.allOpen ? 'Tutup semua' : 'Buka semua'}
          </Button>
        </Stack>
        <MenuTree
          menus={menus}
          order={order}
          folds={folds}
          search={search}
          chosen={chosen}
          onChoose={setChosen}
          onMove={move}
          onSay={setSaid}
        />
        <Box role="status" className="visually-hidden">
          {said}
        </Box>
      </div>
      <MenuPanel
        chosen={chosen}
        menus={menus}
        places={order.places}
        onMove={move}
        onChoose={setChosen}
        onDirty={setPanelDirty}
      />
    </Box>
  );
}
