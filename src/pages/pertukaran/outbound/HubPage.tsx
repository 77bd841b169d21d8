import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRegistry } from '../../../crud/registry.ts';
import { NamedIcon } from '../../../layout/NamedIcon.tsx';
import { Tile, Tiles } from '../../../layout/Tiles.tsx';
import { useMayOpen } from '../../../layout/useMayOpen.ts';
import { ScreenTitle } from '../../../patterns/record/ScreenTitle.tsx';
import { Waiting } from '../Waiting.tsx';

const path = '/pertukaran-mahasiswa/menu/outbond';
const prefixes = ['/pertukaran-mahasiswa/outbound/', '/pertukaran-mahasiswa/permadi/'];

/** /pertukaran-mahasiswa/menu/outbond: the pages of Outbound and Permadi that one may open, as cards. */
export default function HubPage() {
  const { screens } = useRegistry();
  const mayOpen = useMayOpen();
  const shown = screens.filter(
    screen => !screen.hidden && prefixes.some(prefix => screen.path.startsWith(prefix)) && mayOpen(screen.path),
  );
  return (
    <>
      <ScreenTitle path={path} />
      <Tiles label="Halaman outbound" least={260}>
        {shown.map(screen => {
          return (
            <Tile
              key={screen.path}
              to={screen.path}
              sx={{ display: 'block', color: 'inherit', textDecoration: 'none' }}
            >
              <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', py: 2 }}>
                <NamedIcon name={screen.icon} color="primary" />
                <Typography component="span" variant="subtitle1">
                  {screen.title}
                  <Waiting path={screen.path} />
                </Typography>
              </Stack>
            </Tile>
          );
        })}
      </Tiles>
    </>
  );
}
