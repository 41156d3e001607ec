import { useEffect, useState } from 'react'
import { soundForces } from '../builder/sound.ts'
import type { Connection } from '../connection.ts'
import type { KeptForce } from '../kept/kept.ts'

/** Forces of one's own that are ready for battle. */
export function useOwnForces(connection: Connection, game: string): readonly KeptForce[] {
  const [own, setOwn] = useState<readonly KeptForce[]>([])
  useEffect(() => {
    let left = false
    void soundForces(connection, game).then(({ forces }) => left || setOwn(forces.filter((one) => one.legal)))
    return () => {
      left = true
    }
  }, [connection, game])
  return own
}
