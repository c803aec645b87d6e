import webpack from 'webpack';

/**
 * Marks the scripts of a build that every user waits for: browsers that know the mark (Chromium from 136 on) compile all of a script beside the main
 * thread while it arrives. Others, and scripts without it, compile each function on the main thread when it is first called.
 */
export const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /\.js$/,
  // After the minifier, which removes comments, and before the hashes of the files.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
