declare module 'virtual:offer' {
  const games: readonly import('@sandtable/keeper/protocol').GameOnOffer[]
  export default games
}
