/** Every chunk that a chunk imports, itself included, in the order it needs them. */
function chunksOf(manifest, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name].imports ?? []) chunksOf(manifest, imported, seen);
  return seen;
}

/** The files of the client build that each page needs, read from Vite's manifest. */
export function assetsOf(manifest, keys) {
  const entry = manifest['main.tsx'];
  const files = Object.values(manifest).map(chunk => chunk.file);
  const url = file => `/${file}`;
  const styles = files.filter(file => file.endsWith('.css')).map(url);
  const font = files.find(file => file.endsWith('.woff2')) ?? entry.assets?.find(file => file.endsWith('.woff2'));
  const page = sources => {
    const chunks = new Set(sources.flatMap(source => [...chunksOf(manifest, source)]));
    for (const chunk of chunksOf(manifest, 'main.tsx')) if (chunk !== 'main.tsx') chunks.add(chunk);
    chunks.delete('main.tsx');
    return {
      styles,
      script: url(entry.file),
      preload: [...chunks].map(chunk => url(manifest[chunk].file)),
      font: font ? url(font) : null,
    };
  };
  const camel = key => key.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  return {
    ...Object.fromEntries(keys.map(key => [key, page(['pages/LandingPage.tsx', `content/${camel(key)}.ts`])])),
    berita: page(['pages/NewsListPage.tsx']),
    artikel: page(['pages/ArticlePage.tsx']),
    isi: page(['pages/FormPage.tsx']),
  };
}
