import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CreateBase, EditBase, useEditContext, useNotify } from 'react-admin';
import { Loading } from '../../../platform/common/Loading.tsx';
import { reloadSession } from '../../../platform/providers/session.ts';
import type { Chosen } from './chosen.ts';
import { MenuForm } from './MenuForm.tsx';
import type { Place, Step } from './menuOrder.ts';
import { PanelMoves } from './PanelMoves.tsx';
import { type Menu, menusKey } from './useMenus.ts';

interface Props {
  chosen: Chosen;
  menus: readonly Menu[];
  places: readonly Place[];
  onMove: (id: string, direction: Step) => void;
  onChoose: (chosen: Chosen) => void;
  /** Called with true while there are unsaved changes. */
  onDirty: (dirty: boolean) => void;
}

const resource = 'pengaturan/menu';

/** The tree is long: beside it the panel stays in view, and below it (on a phone) it is brought there. */
const inView = {
  scrollMarginTop: 72,
  alignSelf: 'start',
  position: { lg: 'sticky' },
  top: 76,
  maxHeight: { lg: 'calc(100vh - 92px)' },
  overflowY: { lg: 'auto' },
  // Room for the first label above its frame.
  pt: { lg: 0.5 },
} as const;

const bringIntoView = (panel: HTMLElement | null) => {
  if (panel && panel.getBoundingClientRect().top > window.innerHeight - 120) panel.scrollIntoView({ block: 'start' });
};

/** The chosen menu beside the tree: its fields, and buttons to move it where there is no mouse and no keyboard. */
export function MenuPanel({ chosen, menus, places, onMove, onChoose, onDirty }: Props) {
  const queryClient = useQueryClient();
  const notify = useNotify();

  const saved = async (words: string) => {
    notify(words, { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: menusKey });
    await reloadSession();
  };

  if (chosen === null) {
    return (
      <Typography sx={{ color: 'text.secondary', display: { xs: 'none', lg: 'block' }, pt: 8 }}>
        Pilih sebuah menu untuk mengubah nama, ikon, dan sumber datanya.
      </Typography>
    );
  }
  if (chosen === 'baru') {
    const urut = Math.max(0, ...menus.filter(menu => menu.idParent === null).map(menu => menu.urut)) + 1;
    const onSuccess = async (menu: Menu) => {
      await saved('Menu ditambahkan.');
      onChoose({ id: menu.id });
    };
    return (
      <Box component="section" aria-label="Menu baru" ref={bringIntoView} sx={inView}>
        <CreateBase resource={resource} redirect={false} mutationOptions={{ onSuccess }}>
          <MenuForm heading="Menu baru" defaults={{ urut }} onClose={() => onChoose(null)} onDirty={onDirty} />
        </CreateBase>
      </Box>
    );
  }
  const menu = menus.find(({ id }) => id === chosen.id);
  return (
    <Box component="section" aria-label={`Menu ${menu?.name ?? ''}`} key={chosen.id} ref={bringIntoView} sx={inView}>
      <PanelMoves id={chosen.id} places={places} onMove={onMove} />
      <EditBase
        resource={resource}
        id={chosen.id}
        redirect={false}
        mutationMode="pessimistic"
        mutationOptions={{ onSuccess: () => saved('Perubahan disimpan.') }}
      >
        <WhenLoaded>
          <MenuForm heading={menu?.name ?? ''} menu={menu} onClose={() => onChoose(null)} onDirty={onDirty} />
        </WhenLoaded>
      </EditBase>
    </Box>
  );
}

/** Text typed before the row has arrived would be overwritten by it. */
function WhenLoaded({ children }: { children: ReactNode }) {
  const { record } = useEditContext();
  return record ? children : <Loading height={280} label="Memuat menu" />;
}
