import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useRef, useState } from 'react';
import type { HalamanSitus } from '../../../../resources/pengaturan/situs.ts';
import type { DokumenSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { usePhone } from '../../../platform/common/usePhone.ts';
import { usePreview } from './usePreview.ts';

/** Widths that the page is laid out for, in pixels. */
const devices = { ponsel: 360, desktop: 1280 } as const;
type Device = keyof typeof devices;

interface Props {
  page: HalamanSitus;
  document: DokumenSitus;
  height: number | string;
}

/** The page as a visitor would see it with what is typed. It has no scripts, and its links lead nowhere. */
export function PagePreview({ page, document, height }: Props) {
  const { html, problem } = usePreview(page, document);
  const [device, setDevice] = useState<Device>(usePhone() ? 'ponsel' : 'desktop');
  const { ref, width } = useWidth();
  const scrolled = useRef(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const wide = devices[device];
  const scale = width ? Math.min(1, width / wide) : 1;
  const settle = () => {
    const inside = frame.current?.contentWindow;
    if (!inside) return;
    inside.scrollTo(0, scrolled.current);
    inside.addEventListener('scroll', () => {
      scrolled.current = inside.scrollY;
    });
    inside.document.addEventListener('click', event => event.preventDefault());
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height, minHeight: 320 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={device}
        aria-label="Lebar pratinjau"
        onChange={(_, next: Device | null) => next && setDevice(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="desktop">Layar lebar</ToggleButton>
        <ToggleButton value="ponsel">Ponsel</ToggleButton>
      </ToggleButtonGroup>
      {problem ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      ) : null}
      <Box
        ref={ref}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        {html ? (
          <iframe
            ref={frame}
            title="Pratinjau halaman"
            srcDoc={html}
            sandbox="allow-same-origin"
            onLoad={settle}
            style={{
              border: 0,
              width: wide,
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        ) : null}
      </Box>
    </Box>
  );
}

/** Width of an element in pixels, updated when it changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { ref, width };
}
