import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { sizes } from '../../look/tokens.ts';
import { useWords } from '../../providers/language.ts';
import { Brand } from './Brand.tsx';
import { DrawerMenu } from './DrawerMenu.tsx';
import { Person } from './Person.tsx';

interface Props {
  /** Wide (256) or icons only (64); a phone's drawer is always wide. */
  expanded: boolean;
  phone: boolean;
  /** Phones only: whether the drawer covers the page. */
  open: boolean;
  onClose: () => void;
  onExpand: () => void;
}

/** The side drawer: brand, who one is, the menu of one's role. */
export function AppDrawer({ expanded, phone, open, onClose, onExpand }: Props) {
  const say = useWords();
  const wide = expanded || phone;
  const width = wide ? sizes.drawer : sizes.drawerClosed;
  return (
    <Drawer
      variant={phone ? 'temporary' : 'permanent'}
      open={phone ? open : true}
      onClose={onClose}
      sx={{ width: phone ? undefined : width, flexShrink: 0, transition: 'width 180ms ease' }}
      slotProps={{
        paper: {
          sx: {
            width,
            overflowX: 'hidden',
            borderRight: 1,
            borderColor: 'divider',
            borderRadius: 0,
            transition: 'width 180ms ease',
          },
        },
      }}
    >
      <Box
        component="aside"
        aria-label={say('Panel samping')}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <Brand wide={wide} />
        <Person wide={wide} />
        <Box
          component="nav"
          aria-label={say('Menu utama')}
          sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', pb: 3 }}
        >
          <DrawerMenu wide={wide} onNavigate={phone ? onClose : undefined} onExpand={onExpand} />
        </Box>
      </Box>
    </Drawer>
  );
}
