// The baseline of the order benchmark: a plain node:http server that stores an order with one SQL function. It checks the
// session, the price and the stay, takes the next number and notifies, all as the owner of the tables: without row-level
// security, menus, stock, options and limits.
import { createServer } from 'node:http'
import pg from 'pg'
import { decodeSessionToken, hashSecret } from '#server/kernel/identity/sessionTokens.ts'

const storeOrder = `create or replace function public.bench_order(venue int, session uuid, secret bytea, sent jsonb) returns jsonb
  language plpgsql as $$
  declare stay uuid; room uuid; line jsonb := sent -> 'lines' -> 0; product hotel_products; taken int;
  begin
    select s.subject into stay from kernel_sessions s
      where s.venue_id = venue and s.id = session and s.secret_hash = secret and s.expires_at > now();
    select t.room_id into room from hotel_stays t where t.venue_id = venue and t.id = stay and t.closed_at is null
      for no key update;
    select * into product from hotel_products p where p.venue_id = venue and p.id = (line ->> 'productId')::uuid;
    if room is null or product.price <> (sent ->> 'total')::bigint then raise 'refused'; end if;
    update hotel_order_numbers set last = last + 1 where venue_id = venue returning last into taken;
    insert into hotel_orders (venue_id, id, number, stay_id, room_id, status, sent_at)
      values (venue, (sent ->> 'id')::uuid, taken, stay, room, 'pending', now());
    insert into hotel_order_lines (venue_id, order_id, id, stay_id, position, product_id, name, price, quantity, options, comment)
      values (venue, (sent ->> 'id')::uuid, (line ->> 'id')::uuid, stay, 0, product.id, product.name, product.price,
        (line ->> 'quantity')::int, '[]', '');
    perform pg_notify('bench_orders', stay::text);
    return jsonb_build_object('id', sent -> 'id', 'number', taken);
  end $$`

process.once('message', async (connection: pg.PoolConfig) => {
  const pool = new pg.Pool({ ...connection, max: 16 })
  await pool.query(storeOrder)
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { venueId, id, secret } = decodeSessionToken(request.headers.cookie?.split('=')[1]) ?? { secret: '' }
    const text = 'select public.bench_order($1, $2, $3, $4) as stored'
    const values = [venueId, id, hashSecret(secret), Buffer.concat(chunks).toString()]
    const { rows } = await pool.query({ name: 'order', text, values })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0].stored))
  })
  // Idle while the app is measured; a closed connection would fail the next order.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
