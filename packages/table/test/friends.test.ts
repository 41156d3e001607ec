import { expect } from 'vitest'
import { seriousFindings } from './axe.ts'
import { type Guest, housed } from './house.ts'
import { answerSomehow, decisionOf, dice, hasMoved } from './play.ts'
import { decideTogether, makeTable, meet, whoIsAsked } from './together.ts'

const { test, house } = housed()

/** Everything that the browser keeps for a page, as text. */
const keptBy = ({ page }: Guest) =>
  page.evaluate(async () => {
    const open = indexedDB.open('sandtable')
    await new Promise((done) => {
      open.onsuccess = done
    })
    const db = open.result
    const rows = await Promise.all(
      [...db.objectStoreNames].map(
        (name) =>
          new Promise((done) => {
            const all = db.transaction(name).objectStore(name).getAll()
            all.onsuccess = () => done(all.result)
          }),
      ),
    )
    db.close()
    return JSON.stringify([{ ...localStorage }, rows])
  })

/** For a while nothing was said to this page: whatever was under way has come. */
async function allIsQuiet({ heard, page }: Guest): Promise<void> {
  for (let count = -1; count !== heard.length; await page.waitForTimeout(400)) count = heard.length
}

const secretOf = ({ page }: Guest) => page.evaluate(() => localStorage.getItem('host secret') ?? '')

/** Neither anybody's secret or key, nor numbers that were not published, is ever said to a page. */
async function hearsNoSecret(guests: readonly Guest[]): Promise<void> {
  const secrets = await Promise.all(guests.map(secretOf))
  for (const [at, { heard, said }] of guests.entries()) {
    // The record, which is given out when the game is over, tells how the dice came about.
    const all = heard.filter((text) => !text.includes('"sandtable":"replay"')).join('\n')
    for (const secret of secrets) {
      expect(secret).toMatch(/^[0-9a-f]{64}$/)
      expect(all.includes(secret) || said.join('\n').includes(secret)).toBe(false)
    }
    // What others put in for the dice, and who they are to the host, is said to the host alone.
    for (const other of guests.filter((_, index) => index !== at))
      for (const text of other.said) {
        const { kind, ask } = JSON.parse(text) as { kind: string; ask: Record<string, string> }
        const hidden = kind === 'hello' ? ask.key : kind === 'put in' ? ask.number : undefined
        if (hidden !== undefined) expect(all.includes(hidden), `${kind} of another`).toBe(false)
      }
  }
}

test('Drill, two pages, a whole game by clicking: one reloads, one is offline for a while, a watcher comes late, then a rematch with sides changed', async () => {
  const { ann, ben, watch } = await meet(house(), {
    game: 'drill',
    forces: ['hill-weary', 'harbour-weary'],
  })
  const chance = dice(11)
  const clicks = async (most: number) => {
    for (let turns = 0; turns < most; turns++) {
      const asked = await whoIsAsked([ann, ben])
      if (asked === null) return true
      // What is asked may be passed or answered meanwhile: then somebody else is asked.
      await answerSomehow(asked.page, chance, 1_500).catch(() => null)
    }
    return false
  }
  expect(await ann.page.textContent('.people')).toContain('Ben')
  await clicks(6)

  await ann.page.reload()
  await ann.page.waitForSelector('.table-page')
  await clicks(4)

  // The line is lost: it is said at once, the other one sees it, and what was missed is told when it is back.
  await allIsQuiet(ben)
  await ben.page.context().setOffline(true)
  await ben.page.waitForSelector('.table-notices .alarm:has-text("abgerissen")')
  await ann.page.waitForSelector('.people li:has-text("is away")')
  const before = ben.heard.length
  await ann.page.click('.menu > button')
  await ann.page.click('.menu-list button:has-text("Agree on a change")')
  await ann.page.click('.amend button:has-text("draw")')
  await ann.page.waitForSelector('.proposal')
  await ben.page.context().setOffline(false)
  await ben.page.waitForSelector('.table-notices .alarm:has-text("Inzwischen")')
  expect(await ben.page.$('.table-notices .alarm:has-text("abgerissen")')).toBeNull()
  await ben.page.click('.table-notices .alarm button')
  await ben.page.waitForSelector('.table-notices .alarm', { state: 'detached' })
  await ben.page.click('.proposal button:not(.go)')
  await ann.page.waitForSelector('.people li:has-text("is away")', { state: 'detached' })
  const resumed = ben.heard.slice(before).find((text) => text.includes('"update"'))
  // Only what is new: it goes on from what this page had heard.
  expect(JSON.parse(resumed ?? '{}').update?.after).toBeGreaterThan(0)

  const eve = await house().guest('Eve')
  await eve.page.goto(watch)
  await eve.page.waitForSelector('.table-page')
  await ann.page.waitForSelector('.company :text("1 watches")')
  expect(await eve.page.$('.answers')).toBeNull()
  expect(await eve.page.$('.hand')).toBeNull()
  expect(await eve.page.$('.chat')).toBeNull()

  await ann.page.fill('.chat input', 'A fine move')
  await ann.page.click('.chat form button')
  await ann.page.selectOption('.chat select', 'well played')
  await ben.page.waitForSelector('.chat li:has-text("A fine move")')
  await ben.page.waitForSelector('.chat li:has-text("Gut gespielt!")')

  await clicks(10)
  // To come to an end, the pointer presses what lets a bot decide.
  for (let turns = 0; turns < 300; turns++) {
    const asked = await whoIsAsked([ann, ben])
    if (asked === null) break
    const before = await decisionOf(asked.page)
    await asked.page
      .click('.question button:has-text("ecide for me"), .question button:has-text("ntscheide für mich")', {
        timeout: 2_000,
      })
      .catch(() => null)
    await hasMoved(asked.page, before, 2_000)
  }
  for (const { page } of [ann, ben]) {
    await page.waitForSelector('.ending h2')
    await page.waitForSelector('.ending .fair')
  }
  const [first, second] = await Promise.all([ann, ben].map(({ page }) => page.textContent('.ending h2')))
  expect([
    ['You won', 'Du hast verloren'],
    ['You lost', 'Du hast gewonnen'],
    ['A draw', 'Unentschieden'],
  ]).toContainEqual([first, second])
  await eve.page.waitForSelector('.over')
  // Now it can be had, and played on alone from any move.
  await eve.page.click('.time-line button >> nth=0')
  await eve.page.click('.time-line button:has-text("Play on from here")')
  await eve.page.waitForURL(/#\/table\//)
  await eve.page.waitForSelector('.table-page')

  await hearsNoSecret([ann, ben, eve])
  expect(eve.heard.join('\n')).not.toContain('A fine move')
  // The browser keeps who one is, and nothing of the game.
  expect(await keptBy(ann)).not.toMatch(/"moves"|dodge|rally|"shown"/)

  await ann.page.click('.ending button:has-text("Rematch")')
  await ben.page.waitForSelector('.ending :text("Ann")')
  await ben.page.click('.ending button:has-text("Revanche")')
  await ben.page.waitForSelector('.people')
  await ann.page.click('.ending button:has-text("To the new table")')
  await ann.page.waitForSelector('.people')
  await whoIsAsked([ann, ben])
  expect(await ann.page.textContent('.people li:has-text("Ann")')).toContain('you')
  expect(await ann.page.getAttribute('.people li:has-text("Ann") .of-seat', 'class')).toContain('blue')
  expect(house().complaints).toEqual([])
})

test('a move that is under way when the line breaks counts once; one that comes too late is refused, and the table shows why', async () => {
  const { ann, ben } = await meet(house(), { game: 'drill' })
  const asked = (await whoIsAsked([ann, ben])) as Guest
  const sent = () => asked.said.filter((text) => text.includes('"kind":"answer"'))
  // The host hears the answer, but the page does not hear that it did.
  await asked.page.evaluate(() => {
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function (text) {
      send.call(this, text)
      if (String(text).includes('"kind":"answer"')) {
        WebSocket.prototype.send = send
        this.onmessage = null
        setTimeout(() => this.close(), 50)
      }
    }
  })
  await asked.page.locator('.answers.options button').first().click()
  await expect.poll(() => sent().length).toBe(2)
  const [one, again] = sent().map((text) => JSON.parse(text).ask)
  expect(again).toEqual(one)
  await asked.page.waitForSelector('.table-notices .alarm', { state: 'detached' })
  const log = await asked.page.locator('.log li, .log button').allTextContents()
  expect(log.filter((text) => /aims|charges|zielt|stürmt/.test(text)).length).toBeLessThanOrEqual(1)

  // An answer to something that was asked before: as from a page that has not heard of what came then.
  await decideTogether([ann, ben], 6)
  const next = (await whoIsAsked([ann, ben])) as Guest
  await next.page.evaluate(() => {
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function (text) {
      const said = JSON.parse(String(text))
      if ('made' in said.ask) said.ask.made = 0
      send.call(this, JSON.stringify(said))
    }
  })
  const chance = dice(5)
  for (let tries = 0; tries < 20 && (await next.page.$('.table-notices .alarm')) === null; tries++)
    if ((await whoIsAsked([next, ann, ben])) === next)
      await answerSomehow(next.page, chance, 1_500).catch(() => null)
    else await decideTogether([ann, ben], 1)
  await next.page.waitForSelector('.table-notices .alarm')
  expect(await next.page.textContent('.table-notices')).toMatch(/no longer asked|nicht mehr gefragt/)
  expect(await next.page.$('.question h2')).not.toBeNull()
  expect(house().complaints).toEqual([])
})

test('four in two teams, with bots on one side: whoever shares a force with somebody chooses none; places for keys and readers are named', async () => {
  const ann = await house().guest('Ann')
  const { link } = await makeTable(ann, {
    game: 'apex',
    forces: ['wraith-lifeline', null],
    choose: async (page) => {
      await page.locator('.term select').nth(1).selectOption('legend')
      const others = page.locator('.new-table fieldset').last().locator('select')
      expect(await others.count()).toBe(3)
      for (const at of [1, 2]) await others.nth(at).selectOption({ index: 1 })
      expect(await seriousFindings(page)).toEqual([])
    },
  })
  expect(await seriousFindings(ann.page)).toEqual([])
  const ben = await house().guest('Ben')
  await ben.page.goto(link)
  await ben.page.waitForSelector('.gathering .go')
  expect(await ben.page.getByLabel('Your force').count()).toBe(0)
  const rules = (await ben.page.textContent('.rules-of-joining')) ?? ''
  expect(rules).toContain('Red + Red 2 fight together.')
  expect(rules).toMatch(/on your side has chosen its force: Wraith and Lifeline\./)
  expect(await seriousFindings(ben.page)).toEqual([])
  await ben.page.click('.gathering .go')
  for (const { page } of [ann, ben]) {
    await page.waitForSelector('.table-page')
    expect(await page.locator('.people li').count()).toBe(4)
  }
  await whoIsAsked([ann, ben])
  expect(house().complaints).toEqual([])
})

test('whoever joins is told what is taken, and may not choose it; an illegal force is refused in both languages, with its rule', async () => {
  const ann = await house().guest('Ann')
  const apex = await makeTable(ann, { game: 'apex', forces: ['wraith-lifeline', null] })
  const ben = await house().guest('Ben', { locale: 'de-DE' })
  await ben.page.goto(apex.link)
  await ben.page.waitForSelector('.gathering .go')
  expect(await ben.page.textContent('.rules-of-joining')).toContain(
    'Von der anderen Seite gewählt: Wraith und',
  )
  const offered = await ben.page.getByLabel('Deine Truppe').locator('option').allTextContents()
  expect(offered.length).toBeGreaterThan(3)
  expect(offered.filter((name) => /Wraith|Lifeline/.test(name))).toEqual([])

  // A page that sends something else than what can be chosen there.
  const sends = ({ page }: Guest, force: object | string) =>
    page.evaluate((other) => {
      const { send } = WebSocket.prototype
      WebSocket.prototype.send = function (text) {
        const said = JSON.parse(String(text))
        if (said.kind === 'join' || said.kind === 'make table') said.ask.force = other
        send.call(this, JSON.stringify(said))
      }
    }, force)
  await sends(ben, 'wraith-pathfinder')
  await ben.page.click('.gathering .go')
  await ben.page.waitForSelector('.gathering .alarm:has-text("Die andere Seite hat schon Wraith")')
  const twice = ['wedgeantilles', 'wedgeantilles'].map((pilot) => ({ pilot, upgrades: [] }))
  await ann.page.goto(house().url)
  await ann.page.click('[data-game=xwing] .ways button:has-text("Play with a friend")')
  await sends(ann, { name: '', faction: 'rebel', ships: twice })
  await ann.page.click('.new-table > .go')
  await ann.page.waitForSelector('.new-table .alarm:has-text("Wedge Antilles is unique")')
  expect(await ann.page.textContent('.new-table .alarm')).toContain('XW-BUILD-004')
  await ann.page.click('.builder-header button:last-child, .friend header button:has-text("Deutsch")')
  await ann.page.click('.new-table > .go')
  await ann.page.waitForSelector('.new-table .alarm:has-text("Wedge Antilles ist einzigartig")')
  expect(house().complaints).toEqual([])
})

test('links that lead nowhere: no table, a full one, one that is over; a clock of zero; each says why, in both languages, with a way back', async () => {
  const ann = await house().guest('Ann')
  const { link } = await makeTable(ann, {
    game: 'drill',
    choose: async (page) => {
      await page.click('.new-table summary')
      await page.locator('.timing select').first().selectOption('total')
      await page.getByLabel('Minutes for the game').fill('0')
      await page.click('.new-table > .go')
      await page.waitForSelector('.new-table .alarm')
      expect(await page.textContent('.new-table .alarm')).toMatch(/A clock needs a time .*0 is not one/)
      await page.getByLabel('Minutes for the game').fill('10')
    },
  })
  // Everybody who has the link may come, but there is one seat; a bot can have it, and is sent away again.
  await ann.page.selectOption('.gathered select', 'steady')
  await ann.page.waitForSelector('.table-page')
  expect(await ann.page.textContent('.clocks')).toMatch(/^(10:00|9:5\d)/)

  const late = await house().guest('Late', { locale: 'de-DE' })
  await late.page.goto(link)
  await late.page.waitForSelector('.closed h1:has-text("Alle Plätze")')
  await late.page.goto(`${link}x`)
  await late.page.waitForSelector('.closed p:has-text("Diesen Tisch gibt es nicht.")')
  await late.page.click('.closed button:has-text("Zurück")')
  await late.page.waitForSelector('.game-card')

  ann.page.on('dialog', (asked) => void asked.accept())
  await ann.page.click('.menu > button')
  await ann.page.click('.menu-list button:has-text("Concede")')
  await ann.page.waitForSelector('.ending')
  await late.page.goto(link)
  await late.page.waitForSelector('.closed h1:has-text("vorbei")')
  await late.page.click('.closed button:has-text("Ansehen")')
  await late.page.waitForSelector('.over')
  expect(house().complaints).toEqual([])
})

test("the start page lists open tables and games of one's own, mine to move first; the title says so; the key goes to another device", async () => {
  const ann = await house().guest('Ann', { permissions: ['notifications'] })
  await makeTable(ann, {
    game: 'drill',
    choose: (page) => page.check('.new-table .check input'),
  })
  const ben = await house().guest('Ben')
  await ben.page.click('.with-others .shelf:has-text("Open tables") li:has-text("Ann") button')
  await ben.page.click('.gathering .go')
  await Promise.all([ann, ben].map(({ page }) => page.waitForSelector('.table-page')))
  await expect.poll(() => ann.page.title()).toContain('Your turn')
  await ann.page.click('.home')
  await ann.page.waitForSelector('.your-turn .shelf li:has-text("Ben")')
  expect(await seriousFindings(ann.page)).toEqual([])

  // The browser tells of turns elsewhere, as it was allowed to: real notifications, of which note is taken.
  await ann.page.evaluate(() => {
    const told: Notification[] = []
    const noted = new Proxy(Notification, {
      // Without a screen Chromium calls them denied here, whatever was granted.
      get: (real, key) => (key === 'permission' ? 'granted' : Reflect.get(real, key)),
      construct: (real, given: [string, NotificationOptions]) => {
        const notification = new real(...given)
        told.push(notification)
        return notification
      },
    })
    Object.assign(window, { Notification: noted, told })
  })
  const permission = () => navigator.permissions.query({ name: 'notifications' }).then(({ state }) => state)
  expect(await ann.page.evaluate(permission)).toBe('granted')
  await ann.page.check('.with-others .person .check input')

  await ann.page.click('.with-others .person summary')
  const key = await ann.page.locator('.person .link-field input').inputValue()
  const phone = await house().guest('Somebody', { viewport: { width: 390, height: 844 } })
  await phone.page.goto(key)
  await phone.page.waitForSelector('.closed .go')
  expect(phone.page.url()).not.toContain(key.split('/').at(-1))
  await phone.page.click('.closed .go')
  await phone.page.click('.your-turn .shelf button')
  await phone.page.waitForSelector('.question h2')
  await decideTogether([phone, ben], 6)
  const told = () =>
    ann.page.evaluate(() =>
      (window as unknown as { told: Notification[] }).told.map(({ title }) => title).join(),
    )
  await expect.poll(told).toContain('Your turn: Drill')
  expect(await seriousFindings(phone.page)).toEqual([])
  expect(house().complaints).toEqual([])
})
