import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { usePhone } from '../../common/usePhone.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { useFilters } from './useFilters.ts';
import { useOfferedFilters, useShownFilters } from './useShownFilters.ts';

/** "Filter": a panel beside the list, on phones from below; absent where there is nothing to filter by. */
export function FilterButton({ without }: { without?: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { active } = useFilters();
  const shown = [...useShownFilters(), ...useOfferedFilters()];
  const phone = usePhone();
  const close = () => setAnchor(null);
  const open = anchor !== null;
  if (shown.length === 0) return null;
  return (
    <>
      <Badge badgeContent={active.filter(name => name !== without).length} color="primary" overlap="rectangular">
        <Button
          variant="outlined"
          startIcon={<FilterListIcon />}
          aria-haspopup="dialog"
          data-tombol-filter=""
          aria-expanded={open}
          onClick={event => setAnchor(event.currentTarget)}
          sx={{ flexShrink: 0, height: { xs: 48, sm: 40 } }}
        >
          Filter
        </Button>
      </Badge>
      {phone ? (
        <Drawer
          anchor="bottom"
          open={open}
          onClose={close}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': 'Filter', sx: { maxHeight: '85vh', borderRadius: '16px 16px 0 0' } },
          }}
        >
          <FilterPanel onClose={close} />
        </Drawer>
      ) : (
        <Popover
          open={open}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': 'Filter', sx: { width: 360, maxHeight: '75vh', mt: 0.5 } },
          }}
        >
          <FilterPanel onClose={close} />
        </Popover>
      )}
    </>
  );
}
