export { bearing, cos, normalDegrees, sin, turned } from './angle.ts'
export { type Arc, isInArc, isPointInArc, type Strip, type Wedge } from './arc.ts'
export { nearestInArc } from './arc-range.ts'
export { type Box, type Boxes, boxesOf, boxOf, candidates, candidatesBetween } from './broad.ts'
export { type Crossing, crosses, crossesAny, crossings } from './crossing.ts'
export { contains, distance, distanceTo } from './distance.ts'
export { type Farthest, farthest } from './farthest.ts'
export {
  type ContactSpot,
  contactSpots,
  freeSpots,
  setDownAll,
  type Zone,
} from './free-spot.ts'
export {
  bentTool,
  flushAt,
  type Laying,
  type LayingFault,
  layingFault,
  liesOver,
  type Tool,
  toolParts,
  toolTouch,
} from './laying.ts'
export { type Laid, layTool, layToolFromEdge } from './laying-search.ts'
export { layLegs, sweptByDisc, travelTo } from './legs.ts'
export { type Line, type Nearest, nearest } from './nearest.ts'
export { doubleArea, type Outline, type OutlineFault, outline } from './outline.ts'
export {
  firstOverlapped,
  isWhollyInside,
  type Meeting,
  meeting,
  overlapped,
  overlaps,
  touches,
} from './overlap.ts'
export { type Bands, bandOf, evenBands, INCH, isWhollyWithin, isWithin, rangeBetween } from './range.ts'
export { cellAt, type Raster, rasterOf, type Ways, wayFrom, waysTo } from './raster.ts'
export { rest, restFacing, restPoint } from './rest.ts'
export { oblongOutline, roundOutline, roundPrism } from './round.ts'
export { freeRuler } from './ruler.ts'
export { lastSetDown, type SetDown, setDownAt } from './set-down.ts'
export {
  type Circle,
  circle,
  exceeds,
  localPoint,
  outlineAt,
  type Point,
  type Polygon,
  type Pose,
  pointAt,
  rectangle,
  type Shape,
  shapeAt,
  TOLERANCE,
} from './shape.ts'
export {
  type Cylinder,
  type Exposure,
  exposed,
  type Obstruction,
  type Prism,
  type Sight,
  type SightLine,
  sight,
} from './sight.ts'
export { obstructs } from './sight-hull.ts'
export { oblongSilhouette, obstructsBetween, type Silhouette, sightBetween } from './silhouette.ts'
export { overlapStretch, type Stretch } from './slide.ts'
export { advance, backUp, type Contact, type Sweep } from './sweep.ts'
export { edgesCrossed, isOnTable, type Table, type TableEdge } from './table.ts'
export {
  curve,
  jointed,
  mirrored,
  type Piece,
  poseAlong,
  straight,
  type Template,
  templateEnd,
  templateLength,
} from './template.ts'
export { templateOutlines, templateParts } from './template-outline.ts'
export {
  type Guides,
  layTrack,
  type Place,
  placeOnTrack,
  type Track,
  templateStart,
  trackEnd,
} from './track.ts'
export { outlineBoxes, type Under, under } from './under.ts'
export { type Way, wayAlong, wayFault, wayTo } from './way-search.ts'
