import webpack from 'webpack';

/** Replaces a placeholder in a minified script. The code behind it moves, so the source map is written again. */
export function replaceInScript(compilation: webpack.Compilation, name: string, place: string, text: string) {
  const { RawSource, ReplaceSource, SourceMapSource } = webpack.sources;
  const asset = compilation.getAsset(name);
  const code = String(asset?.source.source() ?? '');
  const mapName = asset?.info.related?.sourceMap;
  const mapAsset = typeof mapName === 'string' ? compilation.getAsset(mapName) : undefined;
  const replaced = new ReplaceSource(mapAsset ? new SourceMapSource(code, name, String(mapAsset.source.source())) : new RawSource(code));
  for (let at = code.indexOf(place); at >= 0; at = code.indexOf(place, at + place.length))
    replaced.replace(at, at + place.length - 1, text);
  const { source, map } = replaced.sourceAndMap();
  compilation.updateAsset(name, new RawSource(source));
  if (mapAsset && map) compilation.updateAsset(mapAsset.name, new RawSource(JSON.stringify({ ...map, file: name })));
}
