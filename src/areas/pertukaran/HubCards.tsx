import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NamedIcon } from '../../platform/common/NamedIcon.tsx';
import { Said } from '../../platform/common/Said.tsx';
import { Tile, Tiles } from '../../platform/common/Tiles.tsx';
import { Waiting } from './Waiting.tsx';

interface Card {
  /** The screen's own path, by which what waits there is counted. */
  path: string;
  /** Address of the card; default: the screen's. */
  to?: string;
  title: string;
  icon: string;
}

/** The pages of a menu of the exchange as cards, with how much waits behind each. */
export const HubCards = ({ label, cards }: { label: string; cards: readonly Card[] }) => (
  <Tiles label={label} least={260}>
    {cards.map(({ path, to = path, title, icon }) => (
      <Tile key={path} to={to} sx={{ display: 'block', color: 'inherit', textDecoration: 'none' }}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', py: 2 }}>
          <NamedIcon name={icon} color="primary" />
          <Typography component="span" variant="subtitle1">
            <Said label={title} />
            <Waiting path={path} />
          </Typography>
        </Stack>
      </Tile>
    ))}
  </Tiles>
);
