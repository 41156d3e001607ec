import { realOutside } from './outside.ts'
import { reportFailure, sandtable } from './sandtable.ts'

// Whoever reads may have seen enough (`| head`): what nobody hears need not be said.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

const outside = realOutside()
process.on('uncaughtException', (error) => process.exit(reportFailure(error, outside)))
// The code is set, not the process ended: what was written must still reach its reader.
process.exitCode = await sandtable(process.argv.slice(2), outside)
