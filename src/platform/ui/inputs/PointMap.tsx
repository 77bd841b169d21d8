import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { type CircleMarker, circleMarker, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { makeMap, mapLook, type Point } from '../../map/baseMap.ts';
import { MapSource } from '../../map/MapSource.tsx';
import { useTiles } from '../../map/useTiles.ts';
import { useWords } from '../../providers/language.ts';

interface Props {
  value: Point | null;
  /** Without it the map only shows. */
  onPick?: (point: Point) => void;
  label: string;
}

/**
 * Map with a place on it, or on which one is chosen: by pointer, or by moving the map with the arrow keys and taking its
 * middle. Without tiles (setting `peta.ubin`) it has outlines of the land.
 */
export function PointMap({ value, onPick, label }: Props) {
  const say = useWords();
  const { data: tiles } = useTiles();
  const ubin = tiles?.ubin ?? null;
  const { palette } = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(null);
  const marker = useRef<CircleMarker>(null);
  const pick = useRef(onPick);
  const first = useRef(value);
  useEffect(() => {
    pick.current = onPick;
  }, [onPick]);

  useEffect(() => {
    if (!box.current) return;
    const at = first.current ? { centre: first.current, zoom: 14 } : undefined;
    const made = makeMap(box.current, { ubin, palette, at });
    made.on('click', ({ latlng }) => pick.current?.({ lintang: latlng.lat, bujur: latlng.lng }));
    map.current = made;
    return () => {
      made.remove();
      map.current = null;
      marker.current = null;
    };
  }, [palette, ubin]);

  useEffect(() => {
    marker.current?.remove();
    marker.current = null;
    if (!value || !map.current) return;
    const { main } = palette.primary;
    marker.current = circleMarker([value.lintang, value.bujur], { radius: 9, color: main, fillOpacity: 0.6 });
    marker.current.addTo(map.current);
    if (!map.current.getBounds().contains([value.lintang, value.bujur]))
      map.current.panTo([value.lintang, value.bujur]);
  }, [value, palette.primary]);

  const takeMiddle = () => {
    const middle = map.current?.getCenter();
    if (middle) onPick?.({ lintang: middle.lat, bujur: middle.lng });
  };
  return (
    <>
      <Box
        ref={box}
        role="application"
        aria-label={say('%{nama}: geser dengan tombol panah, perbesar dengan tanda tambah', { nama: label })}
        sx={{ height: 280, ...mapLook }}
      />
      <MapSource tiles={tiles} />
      {onPick ? (
        <Button size="small" onClick={takeMiddle} sx={{ mt: 1 }}>
          {say('Pakai titik tengah peta')}
        </Button>
      ) : null}
    </>
  );
}
