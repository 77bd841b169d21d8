import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import type { MenuLine } from './menuLines.ts';

interface Props {
  line: MenuLine;
  onFold: (menuId: string, open: boolean) => void;
}

/** The heading of a row: the menu's name, and a button that folds what is below it. Stays in view while scrolling sideways. */
export function MenuNameCell({ line: { menu, depth, hasChildren, open }, onFold }: Props) {
  return (
    <TableCell
      component="th"
      scope="row"
      sx={{
        position: 'sticky',
        left: 0,
        zIndex: 1,
        bgcolor: 'background.paper',
        pl: 1 + depth * 2.5,
        py: 0.25,
        fontWeight: menu.link ? 400 : 600,
        minWidth: { xs: 168, sm: 260 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          size="small"
          aria-label={`${open ? 'Tutup' : 'Buka'} ${menu.name}`}
          aria-expanded={open}
          onClick={() => onFold(menu.id, !open)}
          sx={{ visibility: hasChildren ? 'visible' : 'hidden' }}
        >
          <ExpandMore
            fontSize="small"
            sx={{ transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform 140ms' }}
          />
        </IconButton>
        {menu.name}
      </Box>
    </TableCell>
  );
}
