declare module 'virtual:offer' {
  const games: readonly import('../host/protocol.ts').GameOnOffer[]
  export default games
}
