// In tests an imported picture or style sheet is just a name.
export default 'asset';
